import { defineConfig, type Plugin } from 'vite'

/** Leaves the web font of the Studio's design system out: the system's font stands in for it. */
const withoutWebFont: Plugin = {
  name: 'without-web-font',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css($|\?)/.test(id)) return undefined
    const css = code.replace(/@font-face\s*\{[^}]*https:\/\/design-system-static[^}]*\}/g, '')
    return css === code ? undefined : css
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  plugins: [withoutWebFont],
  // Settings are loaded at run time; the build has none of an installation.
  envPrefix: 'NOTHING_',
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'sanity'] },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 10_000, sourcemap: false },
})
