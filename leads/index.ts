export { NoDatabaseError, runLeadsCommand } from './cli/run.ts'
export { channels } from './delivery/channels.ts'
export { deliveryKinds } from './delivery/kinds.ts'
export type { MailBlock, MailBody, RenderMail } from './delivery/mails/mail-content.ts'
export { runEditorsCommand } from './editors/cli.ts'
export { MAX_EDITOR_NAME_LENGTH } from './editors/editor-name.ts'
export type { EditorSessions, SignedInEditor } from './editors/editor-sessions.ts'
export { type Editor, type Editors, openEditors } from './editors/editors.ts'
export type { SubmissionKind } from './forms.ts'
export type { Assignee } from './inbox/assignees.ts'
export type { Erased } from './inbox/change.ts'
export { byteOrderMark, csvHeading, leadsAsCsv } from './inbox/csv.ts'
export type { LeadFilter } from './inbox/filter.ts'
export type { Inbox } from './inbox/inbox.ts'
export type { Lead } from './inbox/lead.ts'
export {
  type DeliveryView,
  formatTime,
  leadView,
  statusLabel,
} from './inbox/lead-view.ts'
export { maxLengths } from './inbox/max-lengths.ts'
export type { LeadHistoryEntry, Person } from './inbox/read.ts'
export { leadsAsXlsx, xlsxType } from './inbox/xlsx.ts'
export type { LabeledValue } from './labeled-value.ts'
export type { Leads, LeadsOptions, LeadsState, Sender, SubmitResult } from './leads.ts'
export type { LeadsLog } from './log.ts'
export type { LinkOutcome } from './newsletter/subscription.ts'
export { openLeads } from './open-leads.ts'
export type { Overview } from './overview/overview.ts'
export { hashPassword, passwordHashPattern } from './sign-in/password.ts'
export type { Sessions } from './sign-in/sessions.ts'
export { backUpLeads, isLeadsDatabaseInUse } from './store/back-up.ts'
export {
  type EditorRole,
  type LeadKind,
  leadKinds,
  leadStatuses,
  type SavedFilter,
} from './store/tables.ts'
