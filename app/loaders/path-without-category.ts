/**
 * The path of the page that a path belongs to. A blog category is the filtered list of posts, so switching
 * between categories doesn't count as a page change.
 */
export const pathWithoutCategory = (pathname: string) => pathname.replace(/\/category\/.*/, '')
