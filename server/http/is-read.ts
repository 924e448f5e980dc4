/** Whether a request only reads, and so may be served from a cache: GET or HEAD. */
export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}
