import { join } from 'node:path'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { plainParts } from '../plain.mjs'

export default defineConfig({
  integrations: [react()],
  vite: {
    plugins: [plainParts()],
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: { 'react-router': join(import.meta.dirname, 'src', 'router.tsx') },
    },
    // The site's packages stand above this folder; left to Node, they would bring a second React.
    environments: { prerender: { resolve: { noExternal: ['lucide-react', 'simple-icons'] } } },
    build: { assetsInlineLimit: 0 },
  },
})
