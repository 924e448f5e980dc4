import type { ReactNode } from 'react'

interface FigureProps {
  caption?: ReactNode
  className?: string
  children: ReactNode
}

/** An image or an illustration with its caption. */
export function Figure({ caption, className = '', children }: FigureProps) {
  return (
    <figure className={className}>
      {children}
      {caption ? <figcaption className="mt-3 text-small text-quiet">{caption}</figcaption> : null}
    </figure>
  )
}

interface IllustrationProps {
  /** URL of a file of `app/media/illustrations`. */
  src: string
  /** Gives it a box, to which the illustration is cut, down to a square. */
  className: string
  /** Whether it is loaded when it comes near the viewport: below the first screen. */
  lazy?: boolean
}

/** An illustration, 16 to 9, as decoration. */
export function Illustration({ src, className, lazy }: IllustrationProps) {
  return (
    <picture className="contents">
      {/* Its gesture plays once, in the file at #play: images do not know prefers-reduced-motion themselves. */}
      <source media="(prefers-reduced-motion: no-preference)" srcSet={`${src}#play`} />
      <img
        src={src}
        alt=""
        width={1600}
        height={900}
        loading={lazy ? 'lazy' : undefined}
        className={className}
      />
    </picture>
  )
}
