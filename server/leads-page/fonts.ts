import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const typefaces = [
  { family: 'Instrument Sans Variable', file: /^instrument-sans-.*\.woff2$/, weights: '400 700' },
  { family: 'Geist Mono Variable', file: /^geist-mono-.*\.woff2$/, weights: '100 900' },
]

/**
 * The rules for the site's own typefaces, at the hashed addresses that its pages load them from.
 * @param clientFolder the folder of the build's files; in one without fonts (in development) there
 * are no rules, and the style's system typefaces stand in
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
