import type { MailBody } from '#leads/index.ts'

/**
 * The HTML part of a mail. What the templates need is loaded with the first mail: a server that
 * sends none never holds it.
 */
export async function renderMail(body: MailBody): Promise<string> {
  const { mailHtml } = await import('./mail.tsx')
  return mailHtml(body)
}
