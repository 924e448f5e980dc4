import type { ReactNode } from 'react'

interface DialogProps {
  /** The `popoverTarget` of its buttons. */
  id: string
  title: string
  children: ReactNode
}

/** A small dialog as a native popover: opening, Escape and light dismiss need no script. */
export function Dialog({ id, title, children }: DialogProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="m-auto w-96 max-w-[calc(100vw-2rem)] border border-edge bg-raised p-6 text-text backdrop:bg-ink/80"
    >
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      {children}
    </div>
  )
}

/** A button that opens or closes a dialog. */
export function DialogButton(props: { dialog: string; closes?: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      popoverTarget={props.dialog}
      {...(props.closes ? { popoverTargetAction: 'hide' as const } : {})}
      className="min-h-9 cursor-pointer underline decoration-edge underline-offset-4 hover:text-signal"
    >
      {props.children}
    </button>
  )
}
