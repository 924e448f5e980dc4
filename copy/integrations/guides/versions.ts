/** The releases that the guides install. A tag of an action can be moved, so an action is pinned by its commit. */
export const versions = {
  checkout: { commit: '3d3c42e5aac5ba805825da76410c181273ba90b1', tag: 'v7.0.1' },
  semgrep: '1.185.0',
  snyk: '1.1307.4',
  grype: '0.116.0',
  checkov: '3.3.30',
  curl: '8.21.0',
}
