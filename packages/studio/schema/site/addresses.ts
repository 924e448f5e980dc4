/** Whether an address is a path on this site, with its query and fragment: `/pricing#questions`. */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address)
}

/** Whether an address is one of the web: http or https. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

/** What is wrong with the address of a link, or true. */
export function checkAddress(address: string | undefined): true | string {
  const fits = address === undefined || isSitePath(address) || isWebAddress(address)
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
