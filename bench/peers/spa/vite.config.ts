import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brand } from '../../../copy/brand.ts'
import { home } from '../../../copy/home.ts'

export default defineConfig({
  plugins: [
    react(),
    {
      name: 'head',
      transformIndexHtml: (html) =>
        html
          .replace('%TITLE%', `${brand.name} – ${home.meta.title}`)
          .replace('%DESCRIPTION%', home.meta.description),
    },
  ],
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router'],
    alias: [
      {
        find: /^#app\/sections\/integrations\/integration-mark\.tsx$/,
        replacement: join(import.meta.dirname, '..', 'marks.ts'),
      },
    ],
  },
  build: { assetsInlineLimit: 0 },
})
