import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colors } from '#copy/colors.ts'
import recordedColors from '../../app/media/recorded-colors.json' with { type: 'json' }
import { themeColors } from '../../tools/media/update-colors.ts'
import { read, root } from './tracked-files.ts'

/** Colors in hexadecimal, also in URLs, and as channels. */
const notations = /(?:#|%23)([\da-f]{6}|[\da-f]{3})\b|rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)/gi

it('copy/colors.ts has the colors of the theme', () => {
  expect(colors).toEqual(themeColors(read('app/styles/theme.css')))
})

it('the videos have the colors of the theme', () => {
  expect(colors).toMatchObject(recordedColors)
})

/** Black, white, and shades of gray, which are in print styles, shadows, and masks. */
function isGray(channels: readonly number[]): boolean {
  return new Set(channels).size === 1
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
