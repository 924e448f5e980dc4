import { useState } from 'react'
import { controls } from '#copy/controls.ts'

/** Copies a text. It shows only once script runs, in a place that is kept for it. */
export function CopyButton({ text }: { text: string }) {
  const [answer, setAnswer] = useState<'copied' | 'failed'>()
  const copy = async () => {
    setAnswer(
      await navigator.clipboard.writeText(text).then(
        () => 'copied' as const,
        () => 'failed' as const,
      ),
    )
  }
  return (
    <button type="button" className="needs-script code-copy" onClick={copy}>
      <span aria-live="polite">{controls.code[answer ?? 'copy']}</span>
    </button>
  )
}
