type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of a page before React renders it. */
export interface EarlyControls {
  controls: ReadonlyMap<string, Control>
  focused: Element | null
}

/**
 * The controls of the page as it is, with what a visitor has typed and chosen. React renders the page again if software
 * in the browser has changed it, such as a password manager, and the new controls have their first values.
 * @returns undefined on the server
 */
export function earlyControls(): EarlyControls | undefined {
  if (typeof document === 'undefined') return undefined
  return { controls: controlsByKey(), focused: document.activeElement }
}

/** Restores values, choices, and focus in controls that React has rendered again. */
export function restoreTyped({ controls, focused }: EarlyControls): void {
  for (const [key, control] of controlsByKey()) {
    const before = controls.get(key)
    if (!before || before === control) continue
    if (!isPrefilled(before)) {
      control.value = before.value
      if (isChoice(control) && isChoice(before)) control.checked = before.checked
    }
    if (before === focused) control.focus({ preventScroll: true })
  }
}

/**
 * The page's controls, by what they have in common with those that are rendered again in their place: type, names
 * without the identifiers of `useId`, value of a choice, and the position among those that have these in common.
 */
function controlsByKey(): Map<string, Control> {
  const controls = new Map<string, Control>()
  for (const control of document.querySelectorAll('input, select, textarea')) {
    if (!isControl(control) && !isChoice(control)) continue
    const { type, id, name } = control
    let key = [type, id, name, isChoice(control) && control.value].join().replace(/_r_\w*_/gi, '')
    while (controls.has(key)) key += '+'
    controls.set(key, control)
  }
  return controls
}

function isChoice(value: unknown): value is HTMLInputElement & { type: 'radio' | 'checkbox' } {
  return value instanceof HTMLInputElement && ['radio', 'checkbox'].includes(value.type)
}

/** Whether something is a control with a value to type or select. */
export function isControl(value: unknown): value is Control {
  return value instanceof HTMLInputElement
    ? !['hidden', 'file', 'radio', 'checkbox'].includes(value.type)
    : value instanceof HTMLTextAreaElement || value instanceof HTMLSelectElement
}

/** Whether a control still has the value that the page was sent with. */
export function isPrefilled(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex === Math.max(first, 0)
  }
  return isChoice(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue
}
