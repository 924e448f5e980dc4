const reserved =
  /(^|[.@])(example|invalid|test|localhost|local|internal|example\.(com|net|org))>?$/i

/**
 * Whether a name is one that nobody can register (RFC 2606, RFC 6761), so that it is a sample.
 * @param name a host name, or a mailbox such as `hello@site.example` or `Site <hello@site.example>`
 */
export function isReservedName(name: string): boolean {
  return reserved.test(name)
}
