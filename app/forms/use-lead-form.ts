import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { attribution } from '#app/browser-values/attribution.ts'
import type { FormField } from '#leads/fields/field.ts'
import { clearDraft, restoreDraft, saveDraft } from './draft.ts'
import type { FormSubmission } from './form-submission.ts'
import { formValues, mergeErrors, type PreparedValues, validateFields } from './form-values.ts'
import { newIdempotencyKey, type SendLead, sendLead } from './send-lead.ts'

interface Options {
  /** The name of the draft in session storage. */
  form: string
  /** The path of the JSON endpoint. */
  endpoint: string
  fields: readonly FormField[]
  /** The result of a submission made before scripts ran. */
  posted: FormSubmission | undefined
  prepare?: (
    typed: Readonly<Record<string, string>>,
    element: HTMLFormElement,
  ) => Promise<PreparedValues>
  /** Sends the values; as JSON by default. */
  send?: SendLead
  onFailure?: () => void
}

interface Outcome {
  submission: FormSubmission
  /** The values that were sent; absent if none were. */
  filled?: Record<string, string>
}

/**
 * The behavior of a form with scripts: validates a field when the visitor leaves it and all of them on submit,
 * sends them as JSON only once no matter how often it's submitted, retries with the same idempotency key, and
 * keeps a draft across reloads. Without scripts, the form posts to its page.
 */
export function useLeadForm(options: Options) {
  const { form, endpoint, fields, posted, prepare, send = sendLead, onFailure } = options
  const [submission, setSubmission] = useState<FormSubmission>(posted ?? { state: 'idle' })
  const [errors, setErrors] = useState(errorsOf(posted))
  const [leftError, setLeftError] = useState('')
  const [isSending, setSending] = useState(false)
  const [typed, setTyped] = useState<Record<string, string>>()
  const [sent, setSent] = useState<Record<string, string>>()
  const element = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const isInFlight = useRef(false)
  const shouldFocusForm = useRef(false)
  /** The IDs of the controls that the visitor changed since the last submission. */
  const changed = useRef(new Set<string>())

  const readTyped = useCallback(
    () => setTyped(element.current ? formValues(new FormData(element.current)) : {}),
    [],
  )

  useEffect(() => {
    if (element.current && posted === undefined) {
      key.current = restoreDraft(form, element.current)
      if (key.current) setSubmission({ state: 'failed', reason: 'unreachable' })
    }
    if (posted?.state === 'sent') clearDraft(form)
    readTyped()
  }, [form, posted, readTyped])

  useEffect(() => {
    if (!shouldFocusForm.current || submission.state !== 'idle') return
    shouldFocusForm.current = false
    element.current?.querySelector<HTMLElement>(':is(input, select, textarea):invalid')?.focus()
  }, [submission])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isInFlight.current) return
    isInFlight.current = true
    const { currentTarget } = event
    let outcome: Outcome | undefined
    try {
      outcome = await submit(currentTarget)
    } catch {
      // A script can't send it, in this browser or because it's long.
      setSending(false)
      currentTarget.submit()
    }
    isInFlight.current = false
    if (outcome) showOutcome(outcome, currentTarget)
  }

  /** Throws only if a script can't send the form. */
  const submit = async (target: HTMLFormElement): Promise<Outcome> => {
    const read = await readValues(target)
    if (!read) return { submission: { state: 'failed', reason: 'unreachable' } }
    const { values } = read
    if (Object.keys(read.errors).length > 0) {
      return { submission: { state: 'invalid', errors: read.errors } }
    }
    key.current ||= newIdempotencyKey()
    // Saved with the draft, so that a page that is loaded again before the response does not create a second lead.
    saveDraft(form, target, key.current)
    showSubmission({ state: 'idle' })
    setSending(true)
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
    const sending = { ...filled, ...pageAndReferrer(), idempotencyKey: key.current }
    const submission = await send(endpoint, sending, target)
    setSending(false)
    return { submission, filled }
  }

  const showOutcome = ({ submission: received, filled }: Outcome, target: HTMLFormElement) => {
    showSubmission(withShownErrors(received, target))
    if (!filled) return
    if (received.state === 'failed') onFailure?.()
    if (isUnconfirmed(received)) return
    key.current = ''
    if (received.state === 'sent') {
      setSent(filled)
      clearDraft(form)
    } else saveDraft(form, target, '')
  }

  /** Reads and validates the form; undefined if the script of `prepare` can't be loaded. */
  const readValues = async (target: HTMLFormElement): Promise<PreparedValues | undefined> => {
    const entered = formValues(new FormData(target))
    const unprepared = { values: entered, errors: {} }
    const prepared = prepare ? await prepare(entered, target).catch(() => undefined) : unprepared
    if (!prepared) return undefined
    const { values, errors } = prepared
    return { values, errors: mergeErrors(validateFields(fields, values), errors) }
  }

  const showSubmission = (next: FormSubmission) => {
    setSubmission(next)
    setErrors(errorsOf(next))
    setLeftError('')
    changed.current.clear()
  }

  const onBlur = async ({ target: { id } }: FocusEvent<HTMLElement>) => {
    // Times have several controls, which are validated together.
    const isField = fields.some(({ name, type }) => name === id && type !== 'times')
    if (!isField || !changed.current.has(id) || !element.current) return
    const error = (await readValues(element.current))?.errors[id]
    setErrors(({ [id]: _, ...others }) => (error ? { ...others, [id]: error } : others))
    setLeftError(error ?? '')
  }

  /** Removes the messages of fields that have become valid. */
  const removeErrors = async (target: HTMLFormElement) => {
    const remaining = (await readValues(target))?.errors
    if (!remaining) return
    const isWrong = ([id]: [string, string]) => id in remaining
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(isWrong)))
  }

  return {
    submission,
    isSending,
    /** The message of each invalid field, by the `id` of its control. */
    errors,
    /** The message of the field that the visitor left last, to announce it; empty if it's valid. */
    leftError,
    /** The values of the controls; undefined on the server and before a script has read them. */
    typed,
    /** Reads the controls again, after a change that the visitor didn't make. */
    readTyped,
    /** The values sent from here; undefined before that, and after a submission without scripts. */
    sent,
    /** Shows the form again after "Send Another Message", and focuses its first empty required field. */
    again() {
      shouldFocusForm.current = true
      setSubmission({ state: 'idle' })
    },
    formProps: {
      ref: element,
      // The server validates as the page does, and accepts more spellings of an address than the browser.
      noValidate: true,
      onSubmit,
      onBlur,
      onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
        saveDraft(form, currentTarget, key.current)
        readTyped()
        if (target instanceof Element) changed.current.add(target.id)
        setLeftError('')
        if (Object.keys(errors).length > 0) removeErrors(currentTarget)
      },
    },
  }
}

function errorsOf(submission: FormSubmission | undefined): Record<string, string> {
  return submission?.state === 'invalid' ? submission.errors : {}
}

/** Whether it may have been stored, although the visitor was not told so. */
function isUnconfirmed(submission: FormSubmission): boolean {
  return (
    submission.state === 'failed' &&
    (submission.reason === 'unreachable' || submission.reason === 'unavailable')
  )
}

/** Drops errors of fields that the form doesn't show, such as the idempotency key. */
function withShownErrors(submission: FormSubmission, form: HTMLFormElement): FormSubmission {
  if (submission.state !== 'invalid') return submission
  const shown = Object.entries(submission.errors).filter(([name]) => form.elements.namedItem(name))
  return shown.length > 0
    ? { state: 'invalid', errors: Object.fromEntries(shown) }
    : { state: 'failed', reason: 'rejected' }
}

/** The page of the form with the visit's campaign, and the external referrer. */
function pageAndReferrer(): { page: string; referrer: string } {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of attribution.campaign) if (!query.has(name)) query.append(name, value)
  const search = query.size > 0 ? `?${query}` : ''
  return { page: location.pathname + search, referrer: attribution.referrer }
}
