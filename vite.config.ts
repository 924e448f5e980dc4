import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './app/oldest-browsers.ts'

/**
 * React, the router, the layout, and what the root brings with it; not what only some pages import.
 * The browser's entry stays apart: it may only run once the page's routes are there.
 */
const inEveryPage = [
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  /[\\/]app[\\/](layout[\\/]|arrival\.ts|meta\.ts|components[\\/](label|still)\.tsx)/,
  /[\\/]app[\\/]sections[\\/](error-page|message-page|page-header|section)\.tsx/,
  /[\\/]copy[\\/](controls|errors)\.ts/,
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found before the first visit, so that it does not begin with a reload.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  // When security.txt was renewed (RFC 9116 §2.5.5): a site that nobody builds any more lets it expire.
  define: { 'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()) },
  build: {
    target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs is one file: it compresses 8 KB better than ten.
              groups: [
                {
                  name: 'base',
                  test: (id) => inEveryPage.some((part) => part.test(id)),
                },
              ],
            },
          },
        },
      },
    },
  },
})
