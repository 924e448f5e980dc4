import { type FormEvent, useEffect, useRef, useState } from 'react'
import { clearDraft, restoreDraft, saveDraft } from './draft.ts'
import type { FormAnswer } from './form-answer.ts'
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
  const element = useRef<HTMLFormElement>(null)
  const key = useRef('')

  useEffect(() => {
    if (element.current && posted === undefined) restoreDraft(form, element.current)
    if (posted?.state === 'sent') clearDraft(form)
  }, [form, posted])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    key.current ||= newIdempotencyKey()
    const fields: Record<string, string> = {}
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== '') fields[name] = value
    }
    setSending(true)
    const received = await sendLead(endpoint, { ...fields, idempotencyKey: key.current })
    setSending(false)
    setAnswer(received)
    if (received.state === 'failed') onFailure?.()
    if (received.state === 'sent') {
      key.current = ''
      clearDraft(form)
    }
  }

  return {
    answer,
    isSending,
    /** Shows the form again, after "Send Another Message". */
    again: () => setAnswer({ state: 'idle' }),
    formProps: {
      ref: element,
      onSubmit,
      onInput: () => element.current && saveDraft(form, element.current),
    },
  }
}
