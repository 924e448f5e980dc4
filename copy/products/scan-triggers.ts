/** What starts a scan. */
export const scanTriggers =
  'on a pull request, on a merge, on a schedule, or from your own pipeline'
