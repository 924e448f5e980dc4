import { Figure } from '#app/components/pictures/figure.tsx'
import { Photo } from '#app/components/pictures/photo.tsx'
import type { Picture } from '#content/index.ts'

/** The post's picture in full width. */
export function Hero({ picture }: { picture: Picture }) {
  return (
    <Figure className="post-hero" caption={picture.caption}>
      <div className="border border-hairline">
        <Photo
          picture={picture}
          sizes="(min-width: 92rem) 70rem, (min-width: 64rem) 76vw, 92vw"
          eager
        />
      </div>
    </Figure>
  )
}
