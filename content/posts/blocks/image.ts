import type { ImageHost } from '../../image-variants.ts'
import { imageField, type Picture, toPicture } from '../../picture.ts'

export interface ImageBlock {
  _type: 'image'
  _key: string
  picture: Picture
}

export function parseImage(block: unknown, _key: string, host: ImageHost): ImageBlock | undefined {
  const { data } = imageField.safeParse(block)
  return data && { _type: 'image', _key, picture: toPicture(host, data, 'inline') }
}
