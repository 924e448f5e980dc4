import { figures } from './figures.ts'

const { inactiveAccountMonths, inactiveNoticeDays } = figures.retention

/** Shared by the Terms and the Privacy Policy, so that they can't differ. */
export const inactiveAccounts = `We may delete an inactive account, with its data, after at least ${inactiveNoticeDays} days’ advance notice by email. An account is inactive when no one has signed in to it for ${inactiveAccountMonths} months and it has no paid Subscription. If someone signs in before the date in the notice, we will keep the account.`
