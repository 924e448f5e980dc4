interface PlateProps {
  /** URL of a file of `app/media/plates`. */
  src: string
  /** What its data say; without it, the plate is decoration. */
  alt?: string
  /** Below the fold. */
  lazy?: boolean
  className?: string
}

/**
 * A plate: 16 to 9, cut to the box that `className` gives it, down to a square. Its gesture plays once,
 * in the file at `#play`; images do not know `prefers-reduced-motion` themselves.
 */
export function Plate({ src, alt = '', lazy = false, className = '' }: PlateProps) {
  return (
    <picture className="contents">
      <source media="(prefers-reduced-motion: no-preference)" srcSet={`${src}#play`} />
      <img
        src={src}
        alt={alt}
        width={1600}
        height={900}
        loading={lazy ? 'lazy' : undefined}
        className={`object-cover ${className}`}
      />
    </picture>
  )
}
