import { colors } from '#copy/colors.ts'

export const { ink, accent } = colors

/** The text color, from 0 (the background) to 1. It's opaque, so that the grid doesn't show through. */
export function text(strength: number): string {
  const paper = channels(ink)
  const mixed = channels(colors.text).map((light, index) => {
    const dark = paper[index] ?? 0
    return Math.round(dark + (light - dark) * strength)
  })
  return `rgb(${mixed.join(' ')})`
}

/** Red, green, and blue, from 0 to 255. */
function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
