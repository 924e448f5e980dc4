import type { ReactNode } from 'react'

interface CellProps {
  readonly children: ReactNode
  readonly className?: string
}

/** A column heading of a scene's table. */
export function HeadCell({ children, className = '' }: CellProps) {
  return (
    <th
      scope="col"
      className={`px-2 py-2 text-left align-bottom font-mono font-normal text-label text-quiet first:pl-4 last:pr-4 ${className}`}
    >
      {children}
    </th>
  )
}

const cell = 'border-hairline border-t px-2 py-2 text-left align-top first:pl-4 last:pr-4'

/** A data cell of a scene's table. */
export function Cell({ children, className = '' }: CellProps) {
  return <td className={`${cell} ${className}`}>{children}</td>
}

/** The cell that names its row. */
export function RowHead({ children, className = '' }: CellProps) {
  return (
    <th scope="row" className={`${cell} font-normal ${className}`}>
      {children}
    </th>
  )
}
