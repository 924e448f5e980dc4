interface PlateProps {
  /** URL of a file of `app/media/plates`. */
  src: string
  /** Gives it a box, to which the drawing is cut, down to a square. */
  className: string
  /** Whether it is loaded when it comes near the viewport: below the first screen. */
  lazy?: boolean
}

/** A plate, 16 to 9, as decoration. */
export function Plate({ src, className, lazy }: PlateProps) {
  return (
    <picture className="contents">
      <PlateSource src={src} />
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

/**
 * The plate as a source of a `picture`. Its gesture plays once, in the file at `#play`: images do not
 * know `prefers-reduced-motion` themselves.
 */
export function PlateSource({ src }: { src: string }) {
  return <source media="(prefers-reduced-motion: no-preference)" srcSet={`${src}#play`} />
}
