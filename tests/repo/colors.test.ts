import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colors } from '#copy/colors.ts'
import recordedColors from '../../app/media/recorded-colors.json' with { type: 'json' }
import { icon } from '../../tools/media/mark.ts'
import { themeColors } from '../../tools/media/theme-colors.ts'
import { read, root } from './tracked-files.ts'

/** Colors in hexadecimal, also in URLs, and as channels. */
const notations = /(?:#|%23)([\da-f]{6}|[\da-f]{3})\b|rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/gi

it('copy/colors.ts has the colors of the theme', () => {
  expect(colors).toEqual(themeColors(read('app/styles/theme.css')))
})

it('the shades of the accent have its hue', () => {
  const accent = hueOf(colors.accent)
  for (const name of ['accent-quiet', 'accent-faint', 'paper-accent'] as const) {
    const distance = Math.abs(hueOf(colors[name]) - accent)
    expect(Math.min(distance, 360 - distance), name).toBeLessThan(20)
  }
})

it('the icons have the colors of the theme', () => {
  expect(read('public/favicon.svg')).toBe(icon)
})

it('the drawings have the colors of the theme', () => {
  const theme = new Set<string>(Object.values(colors))
  const drawings = globSync('app/media/**/*.svg', { cwd: root })
  const found = drawings.flatMap((file) =>
    [...read(file).matchAll(notations)]
      .filter((match) => !isGray(channelsOf(match), 12) && !theme.has(match[0].toLowerCase()))
      .map(([color]) => `${file}: ${color}`),
  )
  expect(drawings.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})

it('the videos have the colors of the theme', () => {
  expect(colors).toMatchObject(recordedColors)
})

/** Black, white, and shades of gray, which are in print styles, shadows, and masks. */
function isGray(channels: readonly number[], tolerance = 0): boolean {
  return Math.max(...channels) - Math.min(...channels) <= tolerance
}

/** The hue of a color, in degrees. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] =
    color.match(/[\da-f]{2}/g)?.map((c) => Number.parseInt(c, 16)) ?? []
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue)
  return ((angle * 180) / Math.PI + 360) % 360
}

function channelsOf([, hex, ...channels]: RegExpMatchArray): number[] {
  if (!hex) return channels.map(Number)
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)
  return (digits ?? []).map((pair) => Number.parseInt(pair, 16))
}

it('other sources have no color of their own', () => {
  const all = globSync('{app,blocks,copy,leads,server,tools/media/videos}/**/*.{css,ts,tsx}', {
    cwd: root,
  })
  const sources = all.filter((file) => !/\.test\.tsx?$|styles.theme\.css$|colors\.ts$/.test(file))
  const found = sources.flatMap((file) =>
    [...read(file).matchAll(notations)]
      .filter((match) => !isGray(channelsOf(match)))
      .map(([color]) => `${file}: ${color}`),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
