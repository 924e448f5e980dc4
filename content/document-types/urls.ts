/** Whether a URL is a path on this site, with its query and fragment: `/pricing#questions`. */
export function isSitePath(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url)
}

/** Whether a URL is absolute, with http or https. */
export function isWebUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

/** What is wrong with the target of a link, or true. */
export function checkHref(href: string | undefined): true | string {
  const fits = href === undefined || isSitePath(href) || isWebUrl(href)
  return fits || 'Use a web address (https://…) or a path on this site, like /pricing.'
}

/** What is wrong with a link inside the site, or true. */
export function checkSitePath(path: string | undefined): true | string {
  const fits = path === undefined || isSitePath(path)
  return fits || 'Use a path on this site that starts with "/", like /pricing.'
}

/** What is wrong with the path of a page, or true. */
export function checkPagePath(path: string | undefined): true | string {
  if (path === undefined || !isSitePath(path)) return checkSitePath(path)
  return !/[?#]/.test(path) || 'Leave out what follows ? or #: only the path counts.'
}

/** A path as paths are compared: without query, fragment, final slash and case. */
export function comparablePath(path: string): string {
  const { pathname } = new URL(`http://site${path}`)
  return (pathname.replace(/(?<!\/)\/+$/, '') || '/').toLowerCase()
}
