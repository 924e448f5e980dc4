import { controls } from '#copy/controls.ts'

/** How long a copy button shows that it has copied. */
const CONFIRMATION_MS = 4000

/**
 * Handles the copy buttons of code blocks and of Markdown alternates, for all pages that are shown. The result
 * is in `data-result`, which the styles show instead of the label (app/styles/code.css), because the label
 * belongs to React.
 */
export function enableCopyButtons(): void {
  const status = document.createElement('p')
  status.className = 'sr-only'
  status.setAttribute('role', 'status')
  document.body.append(status)
  /** Removes the last result, of this button or another one. */
  let removeResult = () => {}

  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('.code-copy, [data-copy]')
    if (!button) return
    const { copied, failed } = controls.code
    const show = (result: string) => {
      removeResult()
      button.dataset.result = result
      // A new element each time, because screen readers don't announce a text that stays the same.
      const message = document.createElement('span')
      message.textContent = result
      status.append(message)
      const timeout = setTimeout(() => removeResult(), CONFIRMATION_MS)
      removeResult = () => {
        clearTimeout(timeout)
        delete button.dataset.result
        message.remove()
      }
    }
    const url = button.dataset.copy
    await (url ? copyFrom(url) : copyCode(button)).then(
      () => show(copied),
      () => show(failed),
    )
  })
}

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.code')?.querySelector('pre code')?.cloneNode(true)
  if (!(code instanceof Element)) return
  // Line numbers, screen reader text, and removed lines of a diff are not copied.
  for (const extra of code.querySelectorAll('[aria-hidden], .sr-only, del')) extra.remove()
  await navigator.clipboard.writeText(code.textContent)
}

/** Copies the response of a URL. */
async function copyFrom(url: string): Promise<void> {
  const text = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.text()
  })
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text)
  // A promise, because WebKit allows writing to the clipboard only during the click.
  const blob = text.then((copied) => new Blob([copied], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
