/** What the site says of itself at one moment. */
export interface Sample {
  resident: number
  heap: number
  outbox: number
}

/** Asks `/metrics`. */
export async function sampleOf(siteUrl: string): Promise<Sample> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    resident: value('process_resident_memory_bytes'),
    heap: value('nodejs_heap_size_used_bytes'),
    outbox: value('site_outbox_pending'),
  }
}
