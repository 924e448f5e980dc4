import { findings } from '#copy/storefront/findings.ts'

/** A file without its folders and a line, such as `refunds.ts:38`. */
export function locationOf({ path, line }: { path: string; line: number }): string {
  return `${path.slice(path.lastIndexOf('/') + 1)}:${line}`
}

/** The finding that all products show. */
export const sharedFinding = findings.ownership

const sharedLocation = locationOf(sharedFinding)

/**
 * The attribute of an element whose text is a location. Pointing at one mention of the shared finding
 * highlights all on the page (scene.css).
 */
export function mentionOf(location: string): { 'data-finding'?: true } {
  return location === sharedLocation ? { 'data-finding': true } : {}
}
