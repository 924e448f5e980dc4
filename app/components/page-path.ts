/**
 * The path of the page that shows a path: a category is the list of posts, filtered, so that a change
 * between them is no change of the page.
 */
export const pagePath = (pathname: string) => pathname.replace(/\/category\/.*/, '')
