import { markBlock } from '#blocks/index.server.ts'
import type { Marker } from '../document-types/document-type.ts'
import type { Picture } from '../picture.ts'
import { type Body, isSpan, isText, type TextBlock } from './body.ts'

export function markPicture(picture: Picture, path: string, mark: Marker): Picture {
  return { ...picture, edit: mark.element(path) }
}

/**
 * Marks the first run of text of each block, pictures, and the other blocks.
 * @param field of the document
 */
export function markBody(body: Body, field: string, mark: Marker): Body {
  return body.map((block) => {
    const path = `${field}[_key=="${block._key}"]`
    if (isText(block)) return markText(block, (text) => mark.text(text, path))
    if ('unknown' in block) return block
    if (block._type === 'image')
      return { ...block, picture: markPicture(block.picture, path, mark) }
    return markBlock(block, {
      text: (text) => mark.text(text, path),
      element: () => mark.element(path),
    })
  })
}

function markText(block: TextBlock, mark: (text: string) => string): TextBlock {
  const first = block.children.findIndex((child) => isSpan(child) && child.text.trim() !== '')
  const children = block.children.map((child, index) =>
    index === first && isSpan(child) ? { ...child, text: mark(child.text) } : child,
  )
  return { ...block, children }
}
