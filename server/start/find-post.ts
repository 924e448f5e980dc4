import { openContent } from '#content/index.server.ts'
import { postPath } from '#content/index.ts'
import { blogCategories } from '#copy/blog/categories.ts'
import type { NewsletterPost } from '#leads/index.ts'
import { openContentPlatform } from './content-platform.ts'
import { openLog } from './log.ts'
import type { Settings } from './settings.ts'

/**
 * Finds a published post by any name that leads to it, for a command. The content platform may be running.
 * @throws Error when it doesn't respond
 */
export async function findPost(
  settings: Settings,
  name: string,
): Promise<NewsletterPost | undefined> {
  const log = openLog('silent')
  const platform = await openContentPlatform(settings, log)
  const content = openContent({ source: platform.source, categories: blogCategories, log })
  try {
    const post = await content.post(name)
    if (post.state === 'unreachable') throw new Error('The content platform doesn’t respond.')
    return post.state === 'found' ? { ...post.value, path: postPath(post.value) } : undefined
  } finally {
    await content.close()
    await platform.close()
  }
}
