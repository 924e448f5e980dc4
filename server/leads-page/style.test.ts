import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { css } from './style.ts'

it('has the colors of the site', () => {
  const theme = readFileSync(new URL('../../app/styles/theme.css', import.meta.url), 'utf8')
  for (const name of ['ink', 'edge', 'text', 'quiet', 'signal', 'danger']) {
    const color = new RegExp(`--color-${name}: (#\\w+);`).exec(theme)?.[1]
    expect(css).toContain(`--${name}:${color};`)
  }
})
