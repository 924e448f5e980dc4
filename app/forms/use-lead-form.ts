import { type FormEvent, useEffect, useRef, useState } from 'react'
import { attribution } from '#app/attribution.ts'
import type { FormField } from '#leads/fields/field.ts'
import { clearDraft, restoreDraft, saveDraft } from './draft.ts'
import type { FormAnswer } from './form-answer.ts'
import { formValues, mergeErrors, missingFields, type PrepareValues } from './form-values.ts'
import { newIdempotencyKey, sendLead } from './send-lead.ts'

interface Options {
  /** Names the draft in session storage. */
  form: string
  /** Path of the JSON endpoint. */
  endpoint: string
  fields: readonly FormField[]
  /** The answer to a post that was made before script ran. */
  posted: FormAnswer | undefined
  prepare?: PrepareValues
  onFailure?: () => void
}

/**
 * Drives a form once script runs: says what is missing, sends the rest as JSON, one lead however
 * often it is pressed, a retry with the same idempotency key, a draft that survives a reload.
 * Without script the browser validates and the same form posts to its page.
 */
export function useLeadForm({ form, endpoint, fields, posted, prepare, onFailure }: Options) {
  const [answer, setAnswer] = useState<FormAnswer>(posted ?? { state: 'idle' })
  const [isSending, setSending] = useState(false)
  const [hasScript, setHasScript] = useState(false)
  const [sent, setSent] = useState<Record<string, string>>()
  const element = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const isOnItsWay = useRef(false)
  const isBack = useRef(false)

  useEffect(() => setHasScript(true), [])

  useEffect(() => {
    if (element.current && posted === undefined) {
      key.current = restoreDraft(form, element.current)
    }
    if (posted?.state === 'sent') clearDraft(form)
  }, [form, posted])

  useEffect(() => {
    if (!isBack.current || answer.state !== 'idle') return
    isBack.current = false
    element.current?.querySelector<HTMLElement>(':is(input, select, textarea):invalid')?.focus()
  }, [answer])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isOnItsWay.current) return
    const { currentTarget } = event
    const typed = formValues(new FormData(currentTarget))
    const { values, errors } = prepare?.(typed) ?? { values: typed, errors: {} }
    const wrong = mergeErrors(missingFields(fields, values), errors)
    if (Object.keys(wrong).length > 0) return setAnswer({ state: 'invalid', errors: wrong })

    isOnItsWay.current = true
    key.current ||= newIdempotencyKey()
    // With the draft, so that a reload after a lost answer makes no second lead.
    saveDraft(form, currentTarget, key.current)
    setAnswer({ state: 'idle' })
    setSending(true)
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
    const received = await sendLead(endpoint, {
      ...filled,
      ...whereFrom(),
      idempotencyKey: key.current,
    })
    isOnItsWay.current = false
    setSending(false)
    setAnswer(withShownErrors(received, currentTarget))
    if (received.state === 'failed') onFailure?.()
    if (received.state === 'sent') {
      setSent(filled)
      key.current = ''
      clearDraft(form)
    }
  }

  return {
    answer,
    isSending,
    /** What was sent from here; undefined before, and after a post without script. */
    sent,
    /** Shows the form again, after "Send Another Message", at the first field that is to be filled in. */
    again() {
      isBack.current = true
      setAnswer({ state: 'idle' })
    },
    formProps: {
      ref: element,
      // From here on the form's own summary says what is wrong, not the browser's bubbles.
      noValidate: hasScript,
      onSubmit,
      onInput: () => element.current && saveDraft(form, element.current, key.current),
    },
  }
}

/** Errors of fields that the form does not show, such as the idempotency key, help nobody. */
function withShownErrors(answer: FormAnswer, form: HTMLFormElement): FormAnswer {
  if (answer.state !== 'invalid') return answer
  const shown = Object.entries(answer.errors).filter(([name]) => form.elements.namedItem(name))
  return shown.length > 0
    ? { state: 'invalid', errors: Object.fromEntries(shown) }
    : { state: 'failed', reason: 'refused' }
}

/** The page that the form stands on, with the campaign that led to this visit, and the page before it. */
function whereFrom(): { page: string; referrer: string } {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of attribution.campaign) if (!query.has(name)) query.append(name, value)
  const search = query.size > 0 ? `?${query}` : ''
  return { page: location.pathname + search, referrer: attribution.referrer }
}
