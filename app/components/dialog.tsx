import type { ComponentProps, MouseEvent, ReactNode } from 'react'

/**
 * A modal dialog, which needs a name. The browser moves focus in and back, closes it on Escape, and makes the
 * page inert. In browsers without invoker commands, it opens as a popover until scripts run.
 */
export function Modal(props: ComponentProps<'dialog'> & { id: string }) {
  return <dialog popover="auto" closedby="any" {...props} />
}

/** A small modal dialog with a heading. */
export function Dialog({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <Modal
      id={id}
      aria-labelledby={`${id}-title`}
      className="m-auto w-96 max-w-[calc(100vw-2rem)] border border-edge bg-raised p-6 text-text backdrop:bg-ink/80"
    >
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      {children}
    </Modal>
  )
}

/** Closes a dialog, no matter how it was opened. */
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

interface DialogButtonProps {
  /** The `id` of the dialog. */
  dialog: string
  closes?: boolean
  className?: string
  children: ReactNode
}

/** A button that opens or closes a dialog. */
export function DialogButton(props: DialogButtonProps) {
  const { dialog, closes = false, children } = props
  const { className = 'min-h-9 underline decoration-edge underline-offset-4 hover:text-accent' } =
    props
  // The attributes work without scripts; `popovertarget` is for browsers that don't know `commandfor`.
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
      className={`cursor-pointer ${className}`}
    >
      {children}
    </button>
  )
}
