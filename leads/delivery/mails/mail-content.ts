import type { LabeledValue } from '../../labeled-value.ts'

/** A part of a mail. Every text in it is plain text; only `html` is markup, reduced before. */
export type MailBlock =
  | { type: 'heading' | 'paragraph' | 'note'; text: string }
  | { type: 'entries'; entries: readonly LabeledValue[] }
  | { type: 'html'; html: string; text: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'link'; label: string; url: string }
  | { type: 'rule' }

/** What a mail shows, without its looks. */
export interface MailBody {
  /** The line that a list of mails shows beside the subject. */
  preview: string
  blocks: readonly MailBlock[]
}

/** A whole mail: the headers that differ, and the body. */
export interface MailContent extends MailBody {
  /** Absent: the fixed internal recipient. */
  to?: string
  subject: string
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
}

/** Renders a body as HTML, the mail's HTML part. Passed in by the server, which has the templates. */
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
      // RFC 3676 §4.3: what follows is no part of the message.
      return '-- '
    default:
      return block.text
  }
}
