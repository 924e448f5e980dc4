const hosts = /^(?:(?:www|[a-z]{2})\.)?linkedin\.com$/

/**
 * The address of a LinkedIn page as a full URL, or undefined when it is none. Accepted are
 * linkedin.com, its `www` and its country hosts; a missing scheme becomes https.
 */
export function linkedinUrl(value: string): string | undefined {
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(value)
    ? value
    : `https://${value.replace(/^\/\//, '')}`
  if (/\s/.test(withScheme) || !URL.canParse(withScheme)) return undefined
  const url = new URL(withScheme)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // "mailto:x@linkedin.com" parses as a user name before the host once a scheme is put in front.
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return isWeb && isPlain && hosts.test(url.hostname) ? url.href : undefined
}
