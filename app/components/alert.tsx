import type { ReactNode, Ref } from 'react'

interface AlertProps {
  heading?: string
  /** For an alert that takes focus when it appears. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** An error that is announced immediately, with an icon in addition to the color. */
export function Alert({ heading, ref, children }: AlertProps) {
  return (
    <div role="alert" className="alert" {...(ref ? { ref, tabIndex: -1 } : {})}>
      {heading ? <h2 className="text-h4">{heading}</h2> : null}
      {children}
    </div>
  )
}
