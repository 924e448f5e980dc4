import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { arrival } from '#app/arrival.ts'
import { clearDraft, restoreDraft, saveDraft } from './draft.ts'
import type { FormAnswer } from './form-answer.ts'
import { formValues } from './form-values.ts'
import { newIdempotencyKey, sendLead } from './send-lead.ts'

interface Options {
  /** Names the draft in session storage. */
  form: string
  /** The contract's `/api/…` path. */
  endpoint: string
  /** The answer to a post that was made before script ran. */
  posted: FormAnswer | undefined
  onFailure?: () => void
}

/**
 * Drives a form once script runs: sends it as JSON, one lead however often it is pressed, a retry
 * with the same idempotency key, a draft that survives a reload. Without script the same form posts
 * to its page.
 */
export function useLeadForm({ form, endpoint, posted, onFailure }: Options) {
  const [answer, setAnswer] = useState<FormAnswer>(posted ?? { state: 'idle' })
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Record<string, string>>()
  const element = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const isBack = useRef(false)

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
    if (isSending) return
    key.current ||= newIdempotencyKey()
    // With the draft, so that a reload after a lost answer makes no second lead.
    saveDraft(form, event.currentTarget, key.current)
    const fields = Object.fromEntries(
      Object.entries(formValues(new FormData(event.currentTarget))).filter(([, value]) => value),
    )
    setSending(true)
    const received = await sendLead(endpoint, {
      ...fields,
      ...whereFrom(),
      idempotencyKey: key.current,
    })
    setSending(false)
    setAnswer(received)
    if (received.state === 'failed') onFailure?.()
    if (received.state === 'sent') {
      setSent(fields)
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
      onSubmit,
      onInput: () => element.current && saveDraft(form, element.current, key.current),
      onBlur: (event: FocusEvent<HTMLFormElement>) => completeAddress(event.target),
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key === 'Enter') completeAddress(event.target)
      },
    },
  }
}

/** An address without its scheme is no `url` to the browser, which would hold the form back. */
function completeAddress(target: EventTarget): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'url') return
  const value = target.value.trim()
  if (value && !/^[a-z]+:/i.test(value)) target.value = `https://${value}`
}

/** The page that the form stands on, with the campaign that led to this visit, and the page before it. */
function whereFrom(): { page: string; referrer: string } {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of arrival.campaign) if (!query.has(name)) query.append(name, value)
  const search = query.size > 0 ? `?${query}` : ''
  return { page: location.pathname + search, referrer: arrival.referrer }
}
