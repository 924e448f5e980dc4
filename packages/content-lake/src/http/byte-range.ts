/** A byte range of a file, both ends inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Parses a `Range` header for a file size (RFC 9110 §14.1.2). Undefined when the whole file is the
 * response: no range, several, or another unit, which a server may ignore.
 */
export function rangeIn(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replaceAll(/\s/g, '') ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '') {
    if (last === '') return undefined
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}
