import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { panels } from './panels/panels.tsx'
import { scenes } from './scenes.tsx'

/** The HTML of elements that may contain links, without the stylesheets that React puts before them. */
function htmlOf(...elements: ReactNode[]): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, ...elements)).replace(
    /^(<link [^>]*>)+/,
    '',
  )
}

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '')
}

it('every product has a scene of its own', () => {
  const all = Object.values(scenes)
  expect(new Set<unknown>(all).size).toBe(all.length)
})

describe.each(Object.entries(panels))('%s', (_name, Scene) => {
  const html = htmlOf(createElement(Scene))
  const both = htmlOf(createElement(Scene), createElement(Scene))

  it('is a figure named as illustrative', () => {
    const named = /^<figure aria-labelledby="([^"]+)"/.exec(html)?.[1]
    expect(named).toBeDefined()
    expect(html).toMatch(new RegExp(`<figcaption id="${named}"[^>]*>Illustrative: `))
  })

  it('has no style attribute, which the Content-Security-Policy forbids', () => {
    expect(html).not.toMatch(/\sstyle=/)
  })

  it('does not change the page’s outline', () => {
    expect(html).not.toMatch(/<h[1-6]/)
  })

  it('can be used twice on a page', () => {
    const ids = attributes(both, /\sid="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    const names = attributes(both, /type="radio" name="([^"]+)"/g)
    const once = attributes(html, /type="radio" name="([^"]+)"/g)
    expect(new Set(names).size).toBe(2 * new Set(once).size)
  })

  it('starts each group of radios with one checked', () => {
    const inputs = html.match(/<input type="radio"[^>]*>/g) ?? []
    const groups = Map.groupBy(inputs, (input) => /name="([^"]+)"/.exec(input)?.[1])
    for (const group of groups.values()) {
      expect(group.filter((input) => input.includes('checked=""'))).toHaveLength(1)
    }
  })
})
