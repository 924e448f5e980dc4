/**
 * Copies the colors of `app/styles/theme.css` to `copy/colors.ts`, for what cannot read a style sheet: mail,
 * the pages and images that the server draws, and commands. Where a color has changed, the drawings get the
 * new one.
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { colors } from '#copy/colors.ts'
import { themeColors } from './theme-colors.ts'

const root = join(import.meta.dirname, '..', '..')

const current = themeColors(await readFile(join(root, 'app/styles/theme.css'), 'utf8'))
const kept = new Set<string>(Object.values(current))
const replaced = new Map<string, string>(
  Object.entries(colors).flatMap(([name, color]) => {
    const next = current[name]
    return next && !kept.has(color) ? [[color, next]] : []
  }),
)
for (const file of globSync('app/media/**/*.svg', { cwd: root })) {
  const drawing = await readFile(join(root, file), 'utf8')
  const updated = drawing.replace(/#[\da-f]{6}\b/gi, (color) => {
    return replaced.get(color.toLowerCase()) ?? color
  })
  if (updated !== drawing) await writeFile(join(root, file), updated)
}
await writeFile(join(root, 'copy/colors.ts'), colorsFile(current))

/** The text of `copy/colors.ts`. */
function colorsFile(of: Readonly<Record<string, string>>): string {
  const lines = Object.entries(of).map(([name, color]) => {
    return `  ${name.includes('-') ? `'${name}'` : name}: '${color}',\n`
  })
  return `/** The colors of app/styles/theme.css, from which \`npm run media\` writes this file. */\nexport const colors = {\n${lines.join('')}} as const\n`
}
