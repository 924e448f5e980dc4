import { join } from 'node:path'
import type { NextConfig } from 'next'

const repository = join(import.meta.dirname, '..', '..', '..')
/** Parts of the page that answer to the visitor; all others are server components. */
const interactive = ['loop-video', 'stats-band', 'header', 'region-dialog', 'launch-badge']

export default {
  turbopack: {
    root: repository,
    resolveAlias: {
      'react-router': './site/router.tsx',
    },
    rules: {
      '*.tsx': {
        condition: { content: /still\.tsx'|function Still\(/ },
        loaders: [join(import.meta.dirname, 'site', 'plain.cjs')],
      },
      ...Object.fromEntries(
        interactive.map((name) => [
          `${name}.tsx`,
          { loaders: [join(import.meta.dirname, 'site', 'use-client.cjs')] },
        ]),
      ),
      '*.{avif,mp4,webm}': { type: 'asset' },
      '*.svg': { condition: { query: '?raw' }, type: 'raw' },
    },
  },
  // The repository checks its own types, with its own settings.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig
