import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  // The settings come when the editor is served; nothing of an installation gets into the build.
  envPrefix: 'NOTHING_',
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'sanity'] },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 10_000, sourcemap: false },
})
