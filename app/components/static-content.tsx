import { type ReactNode, useState, useSyncExternalStore } from 'react'

const nothingToFollow = () => () => {}

interface StillProps {
  /** `span` where only phrasing may stand, as in a heading. */
  as?: 'div' | 'span'
  /** What it shows, where that may change while it stands: another one is rendered like any part. */
  of?: unknown
  children: ReactNode
}

/**
 * A part that needs no script to work: drawn by the server, and left as it came when React takes the
 * page over, so its code need not be there. On a page that the visitor moves to, its children are
 * rendered like all others. Give it children that are loaded on demand (`lazy`), and that hold no state
 * and no handler. A link in it loads its page whole until the visitor has moved once.
 */
export function Still({ as: Wrapper = 'div', of, children }: StillProps) {
  const arrivesFromServer = useSyncExternalStore(
    nothingToFollow,
    () => false,
    () => true,
  )
  const [cameWith] = useState(of)
  const [came] = useState(!import.meta.env.SSR && arrivesFromServer)
  const isAsItCame = came && of === cameWith
  // A text that differs from the server's is kept as it came where the warning is suppressed.
  return (
    <Wrapper className="contents" suppressHydrationWarning>
      {isAsItCame ? '' : children}
    </Wrapper>
  )
}
