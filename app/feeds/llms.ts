import type { ListedPage } from '#app/page-handle.ts'
import { type PostSummary, postPath } from '#content/index.ts'
import { access } from '#copy/access.ts'
import { blog } from '#copy/blog.ts'
import { brand } from '#copy/brand.ts'
import { pageLabels } from '#copy/page-labels.ts'

const postsListed = 50

/**
 * The site for language models (llmstxt.org): a name, a summary, and links to the Markdown
 * alternate of every page.
 */
export function llmsText(
  siteUrl: string,
  pages: readonly ListedPage[],
  posts: readonly PostSummary[],
): string {
  const articles = posts.slice(0, postsListed).map((post) => ({
    path: postPath(post),
    title: post.title,
    description: post.excerpt,
  }))
  const section = (heading: string, entries: readonly Omit<ListedPage, 'group'>[]) =>
    [
      `## ${heading}`,
      '',
      ...entries.map(
        ({ path, title, description }) =>
          `- [${inline(title)}](${siteUrl}${markdownPath(path)}): ${inline(description)}`,
      ),
    ].join('\n')
  return [
    `# ${brand.name}`,
    `> ${brand.description}`,
    `${access.beta} ${pageLabels.machineNote}`,
    ...Object.entries(pageLabels.groups).map(([group, heading]) =>
      section(
        heading,
        pages.filter((page) => page.group === group),
      ),
    ),
    ...(articles.length > 0 ? [section(blog.heading, articles)] : []),
  ]
    .join('\n\n')
    .concat('\n')
}

/** The path of a page's Markdown alternate. */
function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** Content text on one line, escaped so that it cannot end a link. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]]/g, '\\$&')
    .trim()
}
