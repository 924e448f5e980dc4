import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { colors } from '#copy/colors.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Copies the colors of `app/styles/theme.css` to `copy/colors.ts`, for what cannot read a style sheet: mail,
 * the pages and images that the server draws, and commands. Where a color has changed, the drawings get the
 * new one.
 */
export async function updateColors(): Promise<void> {
  const theme = await readFile(join(root, 'app/styles/theme.css'), 'utf8')
  const current = themeColors(theme)
  await writeFile(join(root, 'copy/colors.ts'), colorsFile(current))
  const kept = new Set<string>(Object.values(current))
  const replaced = new Map<string, string>(
    Object.entries(colors).flatMap(([name, color]) => {
      const next = current[name]
      return next && !kept.has(color) ? [[color, next]] : []
    }),
  )
  if (replaced.size === 0) return
  for (const file of globSync(['app/media/**/*.svg', 'public/*.svg'], { cwd: root })) {
    const drawing = await readFile(join(root, file), 'utf8')
    const updated = drawing.replace(/#[\da-f]{6}\b/gi, (color) => {
      return replaced.get(color.toLowerCase()) ?? color
    })
    if (updated !== drawing) await writeFile(join(root, file), updated)
  }
}

/** The colors in a style sheet with `@theme` blocks, by name, in six hexadecimal digits. */
export function themeColors(css: string): Record<string, string> {
  const blocks = css.match(/@theme[^{]*\{[^}]*\}/g) ?? []
  const colors = blocks.join('\n').matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)
  return Object.fromEntries([...colors].map(([, name = '', color = '']) => [name, color]))
}

/** The text of `copy/colors.ts`. */
export function colorsFile(colors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(colors).map(([name, color]) => {
    return `  ${name.includes('-') ? `'${name}'` : name}: '${color}',\n`
  })
  return `/** The colors of app/styles/theme.css, from which \`npm run media\` writes this file. */\nexport const colors = {\n${lines.join('')}} as const\n`
}
