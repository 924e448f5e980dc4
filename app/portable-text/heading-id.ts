import { toPlainText } from '@portabletext/react'
import type { PortableTextBlock } from '@portabletext/types'

/** The anchor of a heading: its words, lower case, joined by hyphens; its key where it has no words. */
export function headingId(block: PortableTextBlock): string {
  const words = toPlainText(block)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return words || `h-${block._key}`
}
