import { join } from 'node:path'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [react()],
  vite: {
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: [
        { find: /^react-router$/, replacement: join(import.meta.dirname, 'src', 'router.tsx') },
        {
          find: /^#app\/sections\/integrations\/integration-mark\.tsx$/,
          replacement: join(import.meta.dirname, '..', 'marks.ts'),
        },
      ],
    },
    // The site's packages stand above this folder; left to Node, they would bring a second React.
    environments: { prerender: { resolve: { noExternal: ['lucide-react', 'simple-icons'] } } },
    build: { assetsInlineLimit: 0 },
  },
})
