import type { Lqip, Picture } from '#content/index.ts'

interface PhotoProps {
  picture: Picture
  /** The `sizes` attribute. */
  sizes: string
  /** The image above the fold, loaded eagerly. */
  eager?: boolean | undefined
  className?: string
}

/** A responsive content image with fixed dimensions, never enlarged, over its blurred preview if it has one. */
export function Photo({ picture, sizes, eager, className = '' }: PhotoProps) {
  const { lqip, isSmall } = picture
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      data-sanity={picture.edit}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      data-small={isSmall}
      className={`h-auto ${isSmall ? 'max-w-full' : 'w-full'} ${lqip ? 'relative' : 'bg-raised'} ${className}`}
    />
  )
  if (!lqip) return image
  return (
    <span
      className={`relative block overflow-hidden bg-raised ${isSmall ? 'w-fit max-w-full' : ''}`}
    >
      <Preview lqip={lqip} />
      {image}
    </span>
  )
}

/**
 * The blurred preview shown until the image loads. An SVG, because a background needs a style
 * attribute, which the Content-Security-Policy forbids; its view box applies the image's crop.
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
