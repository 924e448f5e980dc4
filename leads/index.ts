export type { Activity } from './activity.ts'
export { NoDatabaseError, runLeadsCommand } from './cli/run.ts'
export { channels } from './delivery/channels.ts'
export { deliveryKindNames, deliveryKinds } from './delivery/kinds.ts'
export type { MailBlock, MailBody, RenderMail } from './delivery/mails/mail-content.ts'
export { formatDay, formatTime } from './format-time.ts'
export type { Assignee } from './inbox/assignees.ts'
export type { AssignmentResult, Erased } from './inbox/change.ts'
export { byteOrderMark, csvHeading, leadsAsCsv } from './inbox/csv.ts'
export type { LeadFilter } from './inbox/filter.ts'
export type { Inbox } from './inbox/inbox.ts'
export { inboxOfKinds } from './inbox/inbox-of-kinds.ts'
export type { Lead } from './inbox/lead.ts'
export {
  type DeliveryView,
  leadView,
  statusLabel,
} from './inbox/lead-view.ts'
export { maxLengths } from './inbox/max-lengths.ts'
export type { LeadFile, LeadHistoryEntry, Visitor } from './inbox/read.ts'
export { leadsAsXlsx, xlsxType } from './inbox/xlsx.ts'
export type { LabeledValue } from './labeled-value.ts'
export type { Leads, LeadsOptions, Sender, SubmitResult } from './leads.ts'
export { runNewsletterCommand } from './newsletter/cli.ts'
export type { Newsletter, NewsletterPreview, TestResult } from './newsletter/newsletter.ts'
export { type NewsletterPost, type SentPost, subscriberCount } from './newsletter/posts.ts'
export type { LinkOutcome } from './newsletter/subscription.ts'
export { openLeads } from './open-leads.ts'
export type { Overview } from './overview/overview.ts'
export { runPeopleCommand } from './people/cli.ts'
export { codeKeyUrl, isCodeKey, newCodeKey } from './people/one-time-code.ts'
export type { PasswordChange } from './people/own-password.ts'
export { generatePassword, MIN_PASSWORD_LENGTH } from './people/password.ts'
export { openPeople, type People, PeopleError, type Person, parseRole } from './people/people.ts'
export { MAX_PERSON_NAME_LENGTH } from './people/person-row.ts'
export {
  leadKindsOf,
  may,
  mayAny,
  type Permission,
  type Role,
  type RoleWith,
  roles,
  rolesWith,
} from './people/roles.ts'
export type { SecondFactorChange } from './people/second-factor.ts'
export { NEWSLETTER_MAILS_PER_MINUTE } from './rate-limits/limits.ts'
export { type MultipartForm, readMultipart } from './read-multipart.ts'
export { endSessions, isLeadsDatabaseInUse, leadsDatabasePath } from './store/database-file.ts'
export {
  type LeadKind,
  leadKinds,
  leadStatuses,
  type SavedFilter,
} from './store/tables.ts'
