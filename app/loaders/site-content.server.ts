import type { HeadOverrides, ListedPage } from '#app/meta/page-handle.ts'
import type { RequestContext } from '#app/request-context.server.ts'
import type { Read, Testimonial } from '#content/index.ts'
import type { BlogCategory } from '#copy/blog/categories.ts'
import { categoryIntroductions } from '#copy/blog/category-introductions.ts'
import {
  type Claim,
  inventoryCounters,
  type Stat,
  severityTallies,
  stats,
  testimonials,
} from '#copy/claims/claims.ts'
import { sampleLabel } from '#copy/controls.ts'
import { home } from '#copy/home/home.ts'
import type { Question } from '#copy/pages/types.ts'
import { questions } from '#copy/questions.ts'

/** The owner's content, or the fallback if the platform has none or doesn't respond. */
function foundOr<T>(read: Read<T>, fallback: T): T {
  return read.state === 'found' ? read.value : fallback
}

/** The badge of the home page; undefined when there is none. */
export async function shownAnnouncement({ content, site }: RequestContext) {
  const [leadIn, text] = home.badge.label
  const announcement = foundOr(await content.announcement(), { leadIn, text })
  const link = announcement?.link ?? site.launchUrl
  return announcement && link ? { ...announcement, link } : undefined
}

interface View extends Pick<RequestContext, 'preview'> {
  site: Pick<RequestContext['site'], 'isPublic'>
}

/** Whether to hide what the owner hasn't confirmed. False in previews of drafts, where owners check it. */
function isPublicView({ site, preview }: View): boolean {
  return site.isPublic && preview?.perspective !== 'drafts'
}

/**
 * The claims that a page may show. A public site leaves out unconfirmed ones. `label` is the tag to show
 * next to the heading, if any are unconfirmed.
 */
function shownClaims<Kind extends Claim>(claims: readonly Kind[], isPublic: boolean) {
  const items = isPublic ? claims.filter(({ sample }) => !sample) : claims
  return { items, label: items.some(({ sample }) => sample) ? sampleLabel : undefined }
}

/** The testimonials that this request may show. */
export async function shownTestimonials(
  context: View & {
    content: { documents(type: 'testimonial'): Promise<Read<readonly Testimonial[]>> }
  },
) {
  const given = foundOr(await context.content.documents('testimonial'), testimonials)
  return shownClaims(given, isPublicView(context))
}

/** The figures of the home page, which are shown with a tag until they are confirmed, on a public site too. */
export async function shownStats({ content }: RequestContext) {
  const figures: readonly Stat[] = foundOr(await content.figures('home'), stats)
  return shownClaims(figures, false)
}

/** The figures of the security page that this request may show. */
export async function shownSecurityFigures(context: RequestContext) {
  const { content } = context
  const [inventory, severity] = await Promise.all([
    content.figures('inventory'),
    content.figures('severity'),
  ])
  return {
    counters: shownClaims(foundOr(inventory, inventoryCounters), isPublicView(context)),
    tallies: shownClaims(foundOr(severity, severityTallies), isPublicView(context)),
  }
}

/** The questions of one list. */
export async function shownQuestions(
  { content }: RequestContext,
  place: keyof typeof questions,
): Promise<Question[]> {
  const items: readonly Question[] = foundOr(await content.questions(place), questions[place])
  return items.map(({ question, answer, link }) => ({
    question,
    answer,
    ...(link ? { link } : {}),
  }))
}

/** What an owner changed in the heads of these pages. It's usually little, because every page contains it. */
export async function headOverrides(
  { content }: Pick<RequestContext, 'content'>,
  pages: readonly ListedPage[],
): Promise<HeadOverrides> {
  const heads: HeadOverrides = {}
  for (const { path, title, description, subtitle } of foundOr(
    await content.documents('pageHead'),
    [],
  )) {
    const before = pages.find((page) => page.path === path)
    if (!before) continue
    const changed = {
      ...(title && title !== before.title ? { title } : {}),
      ...(description && description !== before.description ? { description } : {}),
      ...(subtitle && before.subtitle && subtitle !== before.subtitle ? { subtitle } : {}),
    }
    if (Object.keys(changed).length > 0) heads[path] = changed
  }
  return heads
}

/** What a category of posts is about, for the text below its heading, search engines, and the feed. */
export async function shownCategory(
  { content }: Pick<RequestContext, 'content'>,
  name: BlogCategory,
) {
  const texts = foundOr(await content.documents('category'), [])
  const introduction = categoryIntroductions[name]
  return texts.find((text) => text.name === name) ?? { introduction, description: introduction }
}
