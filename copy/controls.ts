/** Words of controls and states that several pages share. */
export const controls = {
  code: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
  video: { pause: 'Pause', play: 'Play', watch: 'Watch the loop' },
  share: { heading: 'Share', linkedin: 'LinkedIn', mail: 'Mail', hackerNews: 'Hacker News' },
  offline: {
    heading: 'You are offline',
    text: 'This page cannot be fetched without a connection. What you typed in a form is kept.',
    notice: 'You are offline. This page stays as it is; forms can be sent once you are back.',
    retry: 'Try again',
  },
  related: { heading: 'Read next', latest: 'Latest articles' },
} as const
