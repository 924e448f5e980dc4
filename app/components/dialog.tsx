import type { MouseEvent, ReactNode } from 'react'

interface DialogProps {
  /** Its buttons name it by this. */
  id: string
  title: string
  children: ReactNode
}

/**
 * A small modal dialog: the browser moves the focus in and back, closes it by Escape, and makes the
 * page inert. In a browser without invoker commands it opens as a popover until script runs.
 */
export function Dialog({ id, title, children }: DialogProps) {
  return (
    <dialog
      id={id}
      popover="auto"
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="m-auto w-96 max-w-[calc(100vw-2rem)] border border-edge bg-raised p-6 text-text backdrop:bg-ink/80"
    >
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** Closes a dialog, however it was opened. */
export function closeDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  dialog.hidePopover()
  dialog.close()
}

function openDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}

/** A button that opens or closes a dialog. */
export function DialogButton(props: { dialog: string; closes?: boolean; children: ReactNode }) {
  const { dialog, closes = false, children } = props
  // What the attributes do without script, `popovertarget` where `commandfor` is not known.
  const commands = { commandfor: dialog, command: closes ? 'close' : 'show-modal' }
  return (
    <button
      type="button"
      {...commands}
      popoverTarget={dialog}
      popoverTargetAction={closes ? 'hide' : 'show'}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        if (closes) closeDialog(dialog)
        else openDialog(dialog)
      }}
      className="min-h-9 cursor-pointer underline decoration-edge underline-offset-4 hover:text-signal"
    >
      {children}
    </button>
  )
}
