import { useEffect, useState } from 'react'

/** A loading message in the place of the content. */
export function LoadingText({ children }: { children: string }) {
  const [isSaid, setSaid] = useState(false)
  // A live region announces changes, not the text that it is inserted with.
  useEffect(() => setSaid(true), [])
  return (
    <p role="status" className="min-h-6 font-mono text-small text-quiet">
      {isSaid ? children : ''}
    </p>
  )
}
