import { brotliCompressSync, constants } from 'node:zlib'
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

/** Half of the best quality, which would take a minute and save a tenth. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** Writes each file in Brotli beside itself, for those who load the editor over a network. */
const compressFiles: Plugin = {
  name: 'compress-files',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/^assets\/.+\.(js|css|svg)$/.test(name)) continue
        const source = brotliCompressSync(file.type === 'chunk' ? file.code : file.source, {
          params,
        })
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source })
      }
    },
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  plugins: [withoutWebFont, compressFiles],
  // Settings are loaded at run time; the build has none of an installation.
  envPrefix: 'NOTHING_',
  // Also for the document types in `content/`, next to which no package may be installed.
  resolve: {
    dedupe: [
      'react',
      'react-dom',
      'styled-components',
      'sanity',
      '@sanity/types',
      'groq',
      'transliteration',
      'zod',
    ],
  },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 10_000, sourcemap: false },
})
