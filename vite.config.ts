import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { legalTexts } from './app/sections/legal/mdx-plugin.ts'
import { buildTimeModules } from './app/vite/build-time-modules.ts'
import { oldestBrowsers } from './app/vite/oldest-browsers.ts'

export default defineConfig({
  plugins: [tailwindcss(), buildTimeModules(), legalTexts(), reactRouter()],
  // One copy, also for the packages of previews.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  // Found before the first visit, so that it does not begin with a reload.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  build: {
    target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
    assetsInlineLimit: 0,
    // The list of what lazy scripts import would be part of what every page loads.
    modulePreload: { resolveDependencies: () => [] },
    // Only previews load the largest. A test bounds what visitors load.
    chunkSizeWarningLimit: 700,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs: React, the router, and the layout. Not the entry, which may only
                // run once the page's routes are there.
                {
                  name: 'base',
                  test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|[\\/]app[\\/]root\.tsx/,
                },
                // What four or more pages need. Fewer pages share files of their own.
                { name: 'shared', minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
})
