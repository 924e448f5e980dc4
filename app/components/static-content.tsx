import { type ReactNode, useState } from 'react'
import { useClientValue } from './use-client-value.ts'

interface StaticContentProps {
  /** What the content is made from. When it changes, the children are rendered as usual. */
  of?: unknown
  children: ReactNode
}

/**
 * Server-rendered content that is not hydrated: React keeps the server's HTML, so the code of the
 * children is not fetched. After a client navigation the children are rendered like any others.
 *
 * Children should be lazy (`React.lazy`) and have no state and no event handlers. Links inside load a
 * whole page until the first client navigation.
 */
export function StaticContent({ of, children }: StaticContentProps) {
  const isHydrating = useClientValue(() => true) === undefined
  const [initialOf] = useState(of)
  const [isFromServer] = useState(!import.meta.env.SSR && isHydrating)
  const keepsServerHtml = isFromServer && of === initialOf
  // With suppressHydrationWarning, React keeps the server's HTML where the text differs: '' replaces nothing.
  return (
    <div className="contents" suppressHydrationWarning>
      {keepsServerHtml ? '' : children}
    </div>
  )
}
