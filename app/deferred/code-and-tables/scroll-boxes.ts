/** Makes each box that may scroll (app/components/scroll-box.ts) a tab stop only while its content overflows. */
export function updateScrollBoxes(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  const observe = () => {
    for (const box of document.querySelectorAll('[data-scroll-box]')) sizes.observe(box)
  }
  observe()
  // Also handles the boxes of pages that are shown later.
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
}
