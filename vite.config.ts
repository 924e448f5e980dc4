import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** React, the router and the layout; not what only some pages import. */
const inEveryPage =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|lucide-react)[\\/]|[\\/]app[\\/](layout|components)[\\/]/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found before the first visit, so that it does not begin with a reload.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs is one file: it compresses 8 KB better than ten.
              groups: [{ name: 'base', test: inEveryPage }],
            },
          },
        },
      },
    },
  },
})
