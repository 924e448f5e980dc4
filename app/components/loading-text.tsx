import { useEffect, useState } from 'react'

/** Says that something is being loaded, in the place where it is going to be. */
export function LoadingText({ children }: { children: string }) {
  const [isSaid, setSaid] = useState(false)
  // Screen readers announce what changes in a live region, and not one that comes with its words.
  useEffect(() => setSaid(true), [])
  return (
    <p role="status" className="min-h-6 font-mono text-small text-quiet">
      {isSaid ? children : ''}
    </p>
  )
}
