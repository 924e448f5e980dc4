import { domainToUnicode } from 'node:url'
import { parseFields } from '../stored-fields.ts'

/** An address with its domain in ASCII, and as people may have typed it. */
export function spellings(address: string): string[] {
  const at = address.lastIndexOf('@') + 1
  return [address, address.slice(0, at) + domainToUnicode(address.slice(at))]
}

/** The names of a sender, from the stored fields of a lead. */
export function namesIn(fields: string): string[] {
  const { name } = parseFields(fields)
  return name ? [name].flat() : []
}
