import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { useClientValue } from './use-client-value.ts'

interface StaticContentProps {
  /** The data of the content. When it changes, the children are rendered as usual. */
  of?: unknown
  children: ReactNode
}

/**
 * Server-rendered content that is not hydrated. React keeps the server's HTML, so the code of the children
 * isn't downloaded. After a client navigation, the children are rendered as usual.
 *
 * Children should be lazy (`lazyContent`), without state and event handlers. Links inside load a full page
 * until the first client navigation.
 */
export function StaticContent({ of, children }: StaticContentProps) {
  const isHydrating = useClientValue(() => true) === undefined
  const [initialOf] = useState(of)
  const [isFromServer] = useState(!import.meta.env.SSR && isHydrating)
  const keepsServerHtml = isFromServer && of === initialOf
  // With suppressHydrationWarning, React keeps the server's HTML if it differs, so '' replaces nothing.
  return (
    <div className="contents" suppressHydrationWarning>
      {keepsServerHtml ? '' : children}
    </div>
  )
}

/**
 * Like `React.lazy`, for content that the server renders. If its code is missing, as after a deployment, the
 * page is loaded as a document, which has the content.
 */
export function lazyContent<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      if (import.meta.env.SSR) throw error
      location.reload()
      return new Promise<never>(() => {})
    }),
  )
}
