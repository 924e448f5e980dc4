import { SANITY_VERSION } from 'sanity'

/**
 * Stubs the services that the Studio requests from Sanity: no newer version and no feedback service.
 * Used with the embedded platform. Its policy lets no such request out, and each
 * would be an error in the console. Links to the project's management, which the embedded platform doesn't
 * have, are hidden by index.html.
 */
export function stubSanityServices(): void {
  document.documentElement.dataset.embedded = ''
  // The Studio checks the HTTP version without a token, and warns of a slow connection to Sanity where it is
  // HTTP/1.1. A proxy speaks HTTP/2, and on loopback it makes no difference. The Studio keeps for a day that
  // someone dismissed the warning.
  sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
  const send = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (/(^|\.)sanity-cdn\.com$/.test(url.hostname))
      return Promise.resolve(
        Response.json({ packageVersion: SANITY_VERSION, latest: SANITY_VERSION, deprecated: [] }),
      )
    if (/(^|\.)sanity\.io$/.test(url.hostname)) return Promise.resolve(Response.json({}))
    return send(input, init)
  }
}
