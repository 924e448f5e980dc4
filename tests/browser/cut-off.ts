import type { Page } from './site.ts'

/**
 * What does not fit: a page wider than the window, elements that clip their text, and words outside of the
 * window or of their drawing (WCAG 2.2 SC 1.4.4, 1.4.10, 1.4.12). Text in a box that scrolls fits.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const inWords = (element: Element) => element.outerHTML.slice(0, 160)
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

    for (const element of document.querySelectorAll('body *')) {
      const { width, height } = element.getBoundingClientRect()
      if (width < 4 || height < 4 || !element.textContent?.trim() || !isShown(element)) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const isCut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      if (isCut) faults.push(`cut: ${inWords(element)}`)
    }

    for (const text of document.querySelectorAll('svg text')) {
      const drawing = text.closest('svg')?.getBoundingClientRect()
      if (!drawing || !isShown(text)) continue
      const { left, right, top, bottom } = text.getBoundingClientRect()
      const isInside =
        left > drawing.left - 2 &&
        right < drawing.right + 2 &&
        top > drawing.top - 2 &&
        bottom < drawing.bottom + 2
      if (!isInside) faults.push(`outside of its drawing: ${text.textContent}`)
    }

    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement
      if (!node.textContent?.trim() || !element || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const isOut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 2 && (left < -1 || right > clientWidth + 1),
      )
      if (isOut && !scrollsOrHides(element))
        faults.push(`outside of the window: ${inWords(element)}`)
    }
    return faults

    /** Whether an element scrolls in a box, or is for screen readers only. */
    function scrollsOrHides(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return true
      }
      return false
    }
  })
}
