import type { ListedPage } from '#app/meta/page-handle.ts'
import { type Job, jobPath, type PostSummary, postPath } from '#content/index.ts'
import { access } from '#copy/access.ts'
import { blog } from '#copy/blog/blog.ts'
import { brand } from '#copy/brand.ts'
import { careers } from '#copy/careers.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import { alternatePath } from '#urls/index.ts'
import { sampleText } from './sample-text.ts'

const POSTS_LISTED = 50

/**
 * The site for language models (llmstxt.org): a name, a summary, and links to the Markdown
 * alternate of every page, the latest posts and the open jobs.
 */
export function llmsText(
  siteUrl: string,
  pages: readonly ListedPage[],
  posts: readonly PostSummary[],
  jobs: readonly Job[],
): string {
  const jobEntries = jobs.map((job) => ({
    path: jobPath(job),
    title: job.title,
    description: sampleText(careers.job.description(job.title, job.location, job.type), job),
  }))
  const indexed = posts.filter(({ noIndex }) => !noIndex)
  const latest = indexed.slice(0, POSTS_LISTED).map((post) => ({
    path: postPath(post),
    title: post.title,
    description: sampleText(post.excerpt, post),
  }))
  const section = (heading: string, entries: readonly Omit<ListedPage, 'group'>[]) =>
    [
      `## ${heading}`,
      '',
      ...entries.map(
        ({ path, title, description }) =>
          `- [${inline(title)}](${siteUrl}${alternatePath(path, 'md')}): ${inline(description)}`,
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
    ...(latest.length > 0 ? [section(blog.heading, latest)] : []),
    ...(jobEntries.length > 0 ? [section(careers.jobs.heading, jobEntries)] : []),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Content text on one line, escaped so that it can't end a link. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]]/g, '\\$&')
    .trim()
}
