import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brand } from '../../../copy/brand.ts'
import { home } from '../../../copy/home.ts'
import { plainParts } from '../plain.mjs'

export default defineConfig({
  plugins: [
    plainParts(),
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
  },
  build: { assetsInlineLimit: 0 },
})
