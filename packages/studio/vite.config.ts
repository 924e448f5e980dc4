import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  // Settings are loaded at run time; the build has none of an installation.
  envPrefix: 'NOTHING_',
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'sanity'] },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 10_000, sourcemap: false },
})
