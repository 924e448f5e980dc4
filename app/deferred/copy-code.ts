import { controls } from '#copy/controls.ts'

/** Lets the buttons over code copy it. Their code boxes need no script of their own. */
export function copyCode(): void {
  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('.code-copy')
    const code = button?.closest('.code')?.querySelector('pre code')?.cloneNode(true)
    if (!button || !(code instanceof Element)) return
    // Numbers of lines are no part of it.
    for (const number of code.querySelectorAll('[aria-hidden]')) number.remove()
    const { copied, failed } = controls.code
    button.textContent = await navigator.clipboard.writeText(code.textContent).then(
      () => copied,
      () => failed,
    )
  })
}
