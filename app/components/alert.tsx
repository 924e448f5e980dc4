import type { ReactNode, Ref } from 'react'

interface AlertProps {
  heading: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * An error that is announced immediately, with an icon in addition to the color. It must not take focus, or
 * screen readers would read it twice.
 */
export function Alert({ heading, ref, children }: AlertProps) {
  return (
    <div role="alert" ref={ref} className="alert">
      <h2 className="text-h4">{heading}</h2>
      {children}
    </div>
  )
}
