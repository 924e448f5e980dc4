/** What a visitor typed before the page was hydrated, by the selector of the control. */
const typed = new Map<string, string>()
let focused = ''

/**
 * Remembers what is typed until the page is hydrated. React renders the page again if software in the browser has
 * changed it, such as a password manager, and the new controls are empty.
 */
export function rememberTyped(): void {
  document.querySelectorAll('input, select, textarea').forEach(remember)
  rememberFocus()
  addEventListener('input', rememberInput)
  addEventListener('focusin', rememberFocus)
}

function remember(control: unknown): void {
  if (isControl(control) && !isPrefilled(control)) typed.set(selectorOf(control), control.value)
}

function rememberInput({ target }: Event): void {
  remember(target)
}

function rememberFocus(): void {
  const { activeElement } = document
  focused = isControl(activeElement) ? selectorOf(activeElement) : ''
}

/** Restores the remembered values and the focus, once, in controls that React has rendered again. */
export function restoreTyped(): void {
  removeEventListener('input', rememberInput)
  removeEventListener('focusin', rememberFocus)
  for (const [selector, value] of typed) {
    const control = document.querySelector(selector)
    if (isControl(control) && isPrefilled(control)) control.value = value
  }
  if (focused && document.activeElement === document.body)
    document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true })
  typed.clear()
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether something is a control with a value to type or choose. */
export function isControl(value: unknown): value is Control {
  return value instanceof HTMLInputElement
    ? !['hidden', 'file', 'radio', 'checkbox'].includes(value.type)
    : value instanceof HTMLTextAreaElement || value instanceof HTMLSelectElement
}

/** Whether a control still has the value that the page was sent with. */
export function isPrefilled(control: Control): boolean {
  return control instanceof HTMLSelectElement
    ? control.selectedOptions[0]?.defaultSelected === true
    : control.value === control.defaultValue
}

function selectorOf({ id, name }: Control): string {
  return id ? `[id="${id}"]` : `[name="${name}"]`
}
