/** The colors in a style sheet with `@theme` blocks, by name, in six hexadecimal digits. */
export function themeColors(css: string): Record<string, string> {
  const blocks = css.match(/@theme[^{]*\{[^}]*\}/g) ?? []
  const colors = blocks.join('\n').matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)
  return Object.fromEntries([...colors].map(([, name = '', color = '']) => [name, color]))
}
