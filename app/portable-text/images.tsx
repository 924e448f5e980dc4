import { Photo } from '#app/components/pictures/photo.tsx'
import type { Picture } from '#content/index.ts'

interface ImageProps {
  value: { picture: Picture }
  isInline: boolean
}

/** An image in a post, at most 800 px wide, or in a line of text. */
export function Image({ value: { picture }, isInline }: ImageProps) {
  if (isInline) return <Photo picture={picture} sizes="(min-width: 48rem) 42rem, 92vw" />
  return (
    <figure>
      <Photo picture={picture} sizes="(min-width: 64rem) 50rem, 92vw" />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  )
}

interface PlainProps {
  picture: Picture
  /** The post's URL. */
  base: string
}

/** An image with its caption for feeds: only elements, with absolute URLs. */
export function PlainFigure({ picture, base }: PlainProps) {
  return (
    <figure>
      <PlainImage picture={picture} base={base} />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  )
}

/** Lazy, because React would write a preload for an eager image into the text. */
export function PlainImage({ picture: { src, width, height, alt }, base }: PlainProps) {
  return (
    <img src={new URL(src, base).href} width={width} height={height} alt={alt} loading="lazy" />
  )
}
