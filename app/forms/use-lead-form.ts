import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { attribution } from '#app/attribution.ts'
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

/**
 * The behavior of a form with scripts: validates the fields, sends them as JSON only once no matter how often
 * it's submitted, retries with the same idempotency key, and keeps a draft across reloads. Without scripts,
 * the form posts to its page.
 */
export function useLeadForm(options: Options) {
  const { form, endpoint, fields, posted, prepare, send = sendLead, onFailure } = options
  const [submission, setSubmission] = useState<FormSubmission>(posted ?? { state: 'idle' })
  const [isSending, setSending] = useState(false)
  const [typed, setTyped] = useState<Record<string, string>>()
  const [sent, setSent] = useState<Record<string, string>>()
  const element = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const isInFlight = useRef(false)
  const shouldFocusForm = useRef(false)

  const readTyped = useCallback(
    () => setTyped(element.current ? formValues(new FormData(element.current)) : {}),
    [],
  )

  useEffect(() => {
    if (element.current && posted === undefined) {
      key.current = restoreDraft(form, element.current)
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
    try {
      await submit(currentTarget)
    } catch {
      // This browser can't send it from a script.
      currentTarget.submit()
    }
    isInFlight.current = false
  }

  const submit = async (target: HTMLFormElement) => {
    const entered = formValues(new FormData(target))
    let prepared: PreparedValues | undefined
    try {
      prepared = await prepare?.(entered, target)
    } catch {
      // Its script could not be loaded.
      return setSubmission({ state: 'failed', reason: 'unreachable' })
    }
    const { values, errors } = prepared ?? { values: entered, errors: {} }
    const wrong = mergeErrors(validateFields(fields, values), errors)
    if (Object.keys(wrong).length > 0) return setSubmission({ state: 'invalid', errors: wrong })
    key.current ||= newIdempotencyKey()
    // Saved with the draft, so that a reload after a lost response does not create a second lead.
    saveDraft(form, target, key.current)
    setSubmission({ state: 'idle' })
    setSending(true)
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
    const sending = { ...filled, ...pageAndReferrer(), idempotencyKey: key.current }
    const received = await send(endpoint, sending, target)
    setSending(false)
    setSubmission(withShownErrors(received, target))
    if (received.state === 'failed') onFailure?.()
    if (received.state === 'sent') {
      setSent(filled)
      key.current = ''
      clearDraft(form)
    }
  }

  return {
    submission,
    isSending,
    /** The message of each invalid field, by the `id` of its control. */
    errors: submission.state === 'invalid' ? submission.errors : {},
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
      onInput() {
        if (element.current) saveDraft(form, element.current, key.current)
        readTyped()
      },
    },
  }
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
