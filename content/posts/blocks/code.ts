import { z } from 'zod'
import { cleanText } from '../../clean-text.ts'

export interface CodeBlock {
  _type: 'code'
  _key: string
  code: string
  language?: string
  filename?: string
  /** Classes of its tokens once it is highlighted, in the format of `content/highlight/token-runs.ts`. */
  tokens?: string
  /** Only in previews: its document and field, as the attribute `data-sanity`. */
  edit?: string
}

const text = z.string().transform(cleanText)
const shape = z.object({
  code: text,
  language: text.nullish().catch(null),
  filename: text.nullish().catch(null),
})

export function parseCode(block: unknown, _key: string): CodeBlock | null | undefined {
  const { data } = shape.safeParse(block)
  if (!data) return undefined
  const { language, filename } = data
  const code = data.code.replace(/^\n+/, '').trimEnd()
  if (!code) return null
  return {
    _type: 'code',
    _key,
    code,
    ...(language ? { language } : {}),
    ...(filename ? { filename } : {}),
  }
}
