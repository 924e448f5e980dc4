/** Whether a request only reads, and so may be served from a cache: GET or HEAD. */
export function isGetOrHead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}
