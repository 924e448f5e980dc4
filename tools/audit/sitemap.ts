/** The URLs of the pages in a site's sitemap. */
export async function sitemapUrls(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => url)
}
