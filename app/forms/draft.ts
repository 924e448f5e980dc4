/** Keeps what a visitor typed through a reload, in this tab only, until it is sent. */
const keyOf = (form: string) => `draft:${form}`

export function saveDraft(form: string, element: HTMLFormElement): void {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(element)) {
    if (typeof value === 'string' && value) values[name] = value
  }
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values))
  } catch {
    // Storage is blocked or full: the form works, a reload just loses the draft.
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was kept.
  }
}

/** Puts the draft into fields that are still as the server sent them, and leaves others alone. */
export function restoreDraft(form: string, element: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(form))) {
    const field = element.elements.namedItem(name)
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      if (field.value === '') field.value = value
    }
  }
}

function readDraft(form: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    return Object.fromEntries(
      Object.entries(parsed ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}
