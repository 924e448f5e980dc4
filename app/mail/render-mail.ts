import type { MailBody } from '#leads/index.ts'

/**
 * The HTML part of a mail. The templates load with the first mail, so that a server without mail doesn't keep
 * them in memory.
 */
export async function renderMail(body: MailBody): Promise<string> {
  const { mailHtml } = await import('./mail.tsx')
  return mailHtml(body)
}
