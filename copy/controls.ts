/** The tag on what the owner hasn't confirmed. */
export const sampleLabel = 'Sample'

/** Labels of controls and states that several pages share. */
export const controls = {
  code: { name: 'Code', copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
  /** The accessible name of a table without a caption. */
  table: { name: (columns: readonly string[]) => `Table: ${columns.join(', ')}` },
  markdown: { read: 'Read as Markdown', copy: 'Copy as Markdown' },
  video: {
    pause: 'Pause',
    play: 'Play',
    watch: (kilobytes: number) => `Watch (${kilobytes} KB)`,
  },
  breadcrumbs: { label: 'Breadcrumb', home: { label: 'Home', to: '/' } },
  /** Screen reader text of links that open in a new tab. */
  newTab: '(opens in a new tab)',
  offline:
    'You’re offline. You can keep reading this page. Its links and forms will work again once you’re back online.',
  related: { heading: 'Read next', latest: 'Latest articles' },
} as const
