import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { findingViews } from '#copy/home/finding-views.ts'
import { alternatives } from './alternatives.ts'
import { pictures } from './pictures.tsx'

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe.each(findingViews)('the view $id', ({ id }) => {
  it('has an alternative with every text that it draws', () => {
    const texts = textsOf(renderToStaticMarkup(createElement(pictures[id])))
    expect(texts.length).toBeGreaterThan(5)
    const alternative = inOneLine(alternatives[id])
    expect(texts.filter((text) => !alternative.includes(text))).toEqual([])
  })
})

/** The texts between the tags of HTML. */
function textsOf(html: string): string[] {
  const decoded = (text: string) =>
    text
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  return html
    .replaceAll('<wbr/>', '')
    .split(/<[^>]*>/)
    .map((text) => inOneLine(decoded(text)))
    .filter((text) => text !== '')
}
