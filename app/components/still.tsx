import { type ReactNode, useState, useSyncExternalStore } from 'react'

const nothingToFollow = () => () => {}

/**
 * A part that needs no script to work: drawn by the server, and left as it came when React takes the
 * page over, so its code need not be there. On a page that the visitor moves to, its children are
 * rendered as any others. Give it children that are loaded on demand (`lazy`), and that hold no state,
 * no handler and no client-side link. `inline` makes it fit into a line of text.
 */
export function Still({ children, inline }: { children: ReactNode; inline?: boolean }) {
  const arrivesFromServer = useSyncExternalStore(
    nothingToFollow,
    () => false,
    () => true,
  )
  const [isAsItCame] = useState(!import.meta.env.SSR && arrivesFromServer)
  const Box = inline ? 'span' : 'div'
  // A text that differs from the server's is kept as it came where the warning is suppressed.
  return (
    <Box className="contents" suppressHydrationWarning>
      {isAsItCame ? '' : children}
    </Box>
  )
}
