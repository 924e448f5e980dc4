import type { LabeledValue } from '../../labeled-value.ts'

/** A part of a mail. All strings are plain text, except `html`, which is already reduced. */
export type MailBlock =
  | { type: 'heading' | 'paragraph' | 'note'; text: string }
  | { type: 'entries'; entries: readonly LabeledValue[] }
  | { type: 'html'; html: string; text: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'link'; label: string; url: string }
  | { type: 'rule' }

/** The content of a mail, without its styles. */
export interface MailBody {
  /** The line that mail programs show next to the subject. */
  preview: string
  blocks: readonly MailBlock[]
}

/** The content and headers of a mail. */
export interface MailContent extends MailBody {
  /** The fixed internal recipient by default. */
  to?: string
  subject: string
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
}

/** Renders the HTML part of a mail. Passed in by the server, which has the templates. */
export type RenderMail = (body: MailBody) => Promise<string>

/** The plain-text part. */
export function plainText({ blocks }: MailBody): string {
  return `${blocks.map(textOf).join('\n\n')}\n`
}

function textOf(block: MailBlock): string {
  switch (block.type) {
    case 'entries':
      return block.entries
        .map(({ label, value }) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`)
        .join('\n')
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'rule':
      // The signature separator (RFC 3676 §4.3).
      return '-- '
    default:
      return block.text
  }
}
