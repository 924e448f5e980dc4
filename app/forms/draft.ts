/** Keeps what a visitor typed through a reload, in this tab only, until it is sent. */
const keyOf = (form: string) => `draft:${form}`

/** Values in the order of the fields: a name may stand there several times. */
type Draft = [name: string, value: string][]

export function saveDraft(form: string, element: HTMLFormElement): void {
  const values = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
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
  const waiting = readDraft(form)
  for (const field of element.elements) {
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (!isField || !field.name || field.type === 'hidden') continue
    const index = waiting.findIndex(([name]) => name === field.name)
    const [found] = index < 0 ? [] : waiting.splice(index, 1)
    if (found && field.value === '') field.value = found[1]
  }
}

function readDraft(form: string): Draft {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((v) => typeof v === 'string')
}
