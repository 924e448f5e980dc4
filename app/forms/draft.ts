import { readItem, removeItem, storageKeys, writeItem } from '#app/browser-values/storage.ts'
import { isControl, isPrefilled } from '#app/browser-values/typed-early.ts'

const keyOf = (form: string) => storageKeys.draftPrefix + form

/** What a visitor typed into a form. It survives a reload, only in this tab, until the form is sent. */
interface Draft {
  /** The page's query, which can prefill fields. Only a draft with the same query overwrites those. */
  search: string
  /**
   * The idempotency key of a submission that may not have received its response; empty before the first one.
   */
  key: string
  /** In the order of the fields. A name may occur several times. */
  values: [name: string, value: string][]
}

/**
 * Saves the values of a form.
 * @param form name of the form
 * @param key the idempotency key of the submission; empty before there is one
 */
export function saveDraft(form: string, element: HTMLFormElement, key: string): void {
  const values = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const draft: Draft = { search: location.search, key, values }
  writeItem('sessionStorage', keyOf(form), JSON.stringify(draft))
}

/** Deletes the draft of a form after it was sent. */
export function clearDraft(form: string): void {
  removeItem('sessionStorage', keyOf(form))
}

/**
 * Restores a draft into empty fields and, if the page's query is the same, into those that the query prefilled. Not into
 * fields that the visitor or the browser filled in before scripts ran.
 * @returns the idempotency key of the draft, or an empty string
 */
export function restoreDraft(form: string, element: HTMLFormElement): string {
  const draft = readDraft(form)
  if (!draft) return ''
  const remaining = [...draft.values]
  const isSameQuery = draft.search === location.search
  for (const field of element.elements) {
    if (!isControl(field) || !field.name) continue
    const index = remaining.findIndex(([name]) => name === field.name)
    const [found] = index < 0 ? [] : remaining.splice(index, 1)
    if (found && (field.value === '' || (isSameQuery && isPrefilled(field)))) field.value = found[1]
  }
  return isSameQuery ? draft.key : ''
}

function readDraft(form: string): Draft | undefined {
  try {
    const parsed: unknown = JSON.parse(readItem('sessionStorage', keyOf(form)) ?? 'null')
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
