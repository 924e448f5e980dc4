/** Keeps what a visitor typed through a reload, in this tab only, until it is sent. */
const keyOf = (form: string) => `draft:${form}`

interface Draft {
  /** The query of the page: what it fills in is what the visitor changed, on the same address only. */
  search: string
  /** The idempotency key of a send whose answer may have been lost; empty before the first. */
  key: string
  /** In the order of the fields: a name may stand there several times. */
  values: [name: string, value: string][]
}

/** @param key the idempotency key that the form will be sent with, once it has one */
export function saveDraft(form: string, element: HTMLFormElement, key: string): void {
  const values = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const draft: Draft = { search: location.search, key, values }
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
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

/**
 * Puts the draft into fields that are empty, and into all of them on the address that it was typed at.
 * @returns its idempotency key, or an empty text
 */
export function restoreDraft(form: string, element: HTMLFormElement): string {
  const draft = readDraft(form)
  if (!draft) return ''
  const waiting = [...draft.values]
  const isSameAddress = draft.search === location.search
  for (const field of element.elements) {
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    if (!isField || !field.name || field.type === 'hidden') continue
    const index = waiting.findIndex(([name]) => name === field.name)
    const [found] = index < 0 ? [] : waiting.splice(index, 1)
    if (found && (isSameAddress || field.value === '')) field.value = found[1]
  }
  return isSameAddress ? draft.key : ''
}

function readDraft(form: string): Draft | undefined {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null')
    return isDraft(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is Draft {
  const { search, key, values } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>
  return (
    typeof search === 'string' &&
    typeof key === 'string' &&
    Array.isArray(values) &&
    values.every(isEntry)
  )
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((v) => typeof v === 'string')
}
