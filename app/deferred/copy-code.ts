import { controls } from '#copy/controls.ts'

/** Handles the copy buttons of all code boxes, which are not hydrated themselves. */
export function enableCopyButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('.code-copy')
    const code = button?.closest('.code')?.querySelector('pre code')?.cloneNode(true)
    if (!button || !(code instanceof Element)) return
    // Line numbers are not copied.
    for (const number of code.querySelectorAll('[aria-hidden]')) number.remove()
    const { copied, failed } = controls.code
    button.textContent = await navigator.clipboard.writeText(code.textContent).then(
      () => copied,
      () => failed,
    )
  })
}
