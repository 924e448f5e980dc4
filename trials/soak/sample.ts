/** What the site says of itself at one moment. */
export interface Sample {
  resident: number
  heap: number
  outbox: number
}

export const metricsToken = 'the-token-of-this-trial'

/** Asks `/metrics` with that token. */
export async function sampleOf(siteUrl: string): Promise<Sample> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${siteUrl}/metrics`, { headers })).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    resident: value('process_resident_memory_bytes'),
    heap: value('nodejs_heap_size_used_bytes'),
    outbox: value('site_outbox_pending'),
  }
}
