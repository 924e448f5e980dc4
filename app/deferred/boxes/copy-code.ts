import { controls } from '#copy/controls.ts'

/** How long a copy button says that it has copied. */
const CONFIRMATION_MS = 4000

/** Handles the copy buttons of all code boxes, which are not hydrated themselves. */
export function enableCopyButtons(): void {
  const status = document.createElement('p')
  status.className = 'sr-only'
  status.setAttribute('role', 'status')
  document.body.append(status)

  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('.code-copy')
    const label = button?.firstChild
    const code = button?.closest('.code')?.querySelector('pre code')?.cloneNode(true)
    if (!label || !(code instanceof Element)) return
    // Line numbers, and what only screen readers hear, are not copied.
    for (const extra of code.querySelectorAll('[aria-hidden], .sr-only')) extra.remove()
    const { copy, copied, failed } = controls.code
    const say = (text: string) => {
      label.textContent = text
      status.textContent = text === copy ? '' : text
    }
    await navigator.clipboard.writeText(code.textContent).then(
      () => say(copied),
      () => say(failed),
    )
    setTimeout(say, CONFIRMATION_MS, copy)
  })
}
