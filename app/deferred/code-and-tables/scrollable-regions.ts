/**
 * Makes each box with a `data-scroll-name` a tab stop with that name while its content overflows, so that the
 * keyboard can scroll it (WCAG 2.2 SC 2.1.1).
 */
export function nameScrollableRegions(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target)
  })
  const observe = () => {
    for (const box of document.querySelectorAll('[data-scroll-name]')) sizes.observe(box)
  }
  observe()
  // Also handles the regions of pages that are shown later.
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
}

function update(box: Element): void {
  const scrolls = box.scrollWidth > box.clientWidth
  const attributes = {
    tabindex: '0',
    role: 'group',
    'aria-label': box.getAttribute('data-scroll-name') ?? '',
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) box.setAttribute(name, value)
    else box.removeAttribute(name)
  }
}
