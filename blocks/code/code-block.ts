import { z } from 'zod'
import type { BlockType } from '../block-type.ts'

/** A block of source code. */
export interface CodeBlock {
  _type: 'code'
  _key: string
  code: string
  language?: string
  filename?: string
  /** The classes of its tokens if it was highlighted, in the format of `token-runs.ts`. */
  tokens?: string
  /** The `data-sanity` attribute. Only in previews. */
  edit?: string
}

const shape = z.object({
  code: z.string(),
  language: z.string().nullish().catch(null),
  filename: z.string().nullish().catch(null),
})

/** The type of code blocks. Code doesn't count toward the reading time. */
export const code: BlockType<CodeBlock> = {
  parse(block, _key) {
    const { data } = shape.safeParse(block)
    if (!data) return undefined
    const { language, filename } = data
    const text = data.code.replace(/^\n+/, '').trimEnd()
    if (!text) return null
    return {
      _type: 'code',
      _key,
      code: text,
      ...(language ? { language } : {}),
      ...(filename ? { filename } : {}),
    }
  },
  textOf: () => '',
  mark: (block, marker) => ({ ...block, edit: marker.element() }),
}
