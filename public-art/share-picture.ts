import { brand } from '#copy/brand.ts'
import { hairline, ink, quiet, signal, text } from './mark.ts'

export const shareSize = { width: 1200, height: 630 }

/**
 * The sharing picture as a page of its own: the headline hung on the plumb line.
 * @param fonts addresses of the two fonts of the site
 */
export function sharePicture(fonts: { sans: string; mono: string }): string {
  const column = 200
  const grid = Array.from(
    { length: 5 },
    (_, index) => `<path d="M${column * (index + 1)} 0v630" stroke="${hairline}"/>`,
  ).join('')
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Sans; src: url("${fonts.sans}"); font-weight: 400 700 }
@font-face { font-family: Mono; src: url("${fonts.mono}"); font-weight: 100 900 }
* { margin: 0 }
body { width: 1200px; height: 630px; background: ${ink}; color: ${text}; font-family: Sans; position: relative }
svg { position: absolute }
div { position: absolute; left: 264px; right: 56px; top: 236px }
p { color: ${quiet} }
h1 { font-size: 104px; line-height: 1.02; font-weight: 600; letter-spacing: -0.035em; word-spacing: 0.05em; text-wrap: balance }
.name { font: 500 26px Mono; letter-spacing: 0.02em; position: absolute; left: 264px; top: 64px; color: ${text} }
.tagline { font-size: 34px; line-height: 1.3; margin-top: 40px; text-wrap: balance }
</style><svg width="1200" height="630" fill="none">${grid}
<path d="M0 470.5h1200" stroke="${hairline}"/>
<path d="M${column} 0v252" stroke="${signal}" stroke-width="3"/>
<path d="M${column - 27} 252h54l-27 58z" fill="${signal}"/></svg>
<p class="name">${brand.name}</p>
<div><h1>${brand.headline}</h1><p class="tagline">${brand.tagline}</p></div>`
}
