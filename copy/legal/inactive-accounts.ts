/** Shared by the Terms and the Privacy Policy, so that they cannot differ. */
export const inactiveAccounts =
  'We may delete an inactive account, with its data, after advance notice by email. An account is inactive when nobody has signed in to it for a long time and no paid Subscription runs on it. The notice says by when signing in keeps it.'
