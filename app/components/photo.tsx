import type { Picture } from '#content/picture.ts'

interface PhotoProps {
  picture: Picture
  /** How wide the image is shown, as in the `sizes` attribute. */
  sizes: string
  /** The one image that the first view waits for. */
  eager?: boolean
  className?: string
}

/** A content image in a fixed box, in several widths. */
export function Photo({ picture, sizes, eager, className = '' }: PhotoProps) {
  return (
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
      className={`h-auto w-full bg-raised ${className}`}
    />
  )
}
