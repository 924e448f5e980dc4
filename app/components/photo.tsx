import type { Lqip, Picture } from '#content/picture.ts'

interface PhotoProps {
  picture: Picture
  /** How wide the image is shown, as in the `sizes` attribute. */
  sizes: string
  /** The one image that the first view waits for. */
  eager?: boolean
  className?: string
}

/** A content image in a fixed box, in several widths, over its preview where it has one. */
export function Photo({ picture, sizes, eager, className = '' }: PhotoProps) {
  const { lqip } = picture
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      className={`h-auto w-full ${lqip ? 'relative' : 'bg-raised'} ${className}`}
    />
  )
  if (!lqip) return image
  return (
    <span className="relative block overflow-hidden bg-raised">
      <Preview lqip={lqip} />
      {image}
    </span>
  )
}

/**
 * The blurred preview behind an image that has yet to come. An SVG, because a background would need
 * a style attribute, which the content policy refuses; its view box cuts out what the image shows.
 */
function Preview({ lqip }: { lqip: Lqip }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={lqip.viewBox}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full blur-lg print:hidden"
    >
      <image href={lqip.src} width={lqip.width} height={lqip.height} preserveAspectRatio="none" />
    </svg>
  )
}
