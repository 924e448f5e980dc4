import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const typefaces = [
  { family: 'Instrument Sans Variable', file: /^instrument-sans-.*\.woff2$/, weights: '400 700' },
  { family: 'Geist Mono Variable', file: /^geist-mono-.*\.woff2$/, weights: '100 900' },
]

/**
 * The `@font-face` rules of the site's fonts, with their hashed URLs.
 * @param clientFolder the client folder of the build. In development it has no fonts, so there are no rules,
 *   and system fonts are used
 */
export function fontRules(clientFolder: string): string {
  const assets = join(clientFolder, 'assets')
  const names = existsSync(assets) ? readdirSync(assets) : []
  return typefaces
    .flatMap(({ family, file, weights }) => {
      const name = names.find((one) => file.test(one))
      if (!name) return []
      return `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(/assets/${name})format("woff2")}\n`
    })
    .join('')
}
