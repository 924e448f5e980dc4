import type { Page } from '@playwright/test'
import type { Findings } from '../findings.ts'
import { clickField, connected } from './previews.ts'
import { recorder, same } from './steps.ts'
import type { TeamSite } from './team-site.ts'

const announcement = 'announcement-launch'

/**
 * The Presentation tool on the site's own origin, behind the proxy: content of owners, in drafts and
 * published.
 */
export async function tryTeamPreviews(
  site: TeamSite,
  page: Page,
  findings: Findings,
): Promise<void> {
  const { step, picture } = recorder(page, findings)
  const frame = page.frameLocator('iframe')
  const opened = (path: string) => page.waitForURL(new RegExp(`/studio/presentation/${path}`))
  const field = (name: string) => page.getByTestId(`field-${name}`).getByRole('textbox').first()

  await step('the Presentation tool opens on the home page, over TLS', async () => {
    await page.goto(`${site.studioUrl}/presentation`)
    await connected(page)
    await opened('pageHead/page-home')
    await frame.getByRole('heading', { level: 1, name: 'AI Code Security Expert' }).waitFor()
    await picture('team-preview', page)
    return undefined
  })

  await step(
    'a click on the announcement opens it, and its draft shows while it is typed',
    async () => {
      await clickField(page, frame.locator('.launch-badge-short'))
      await opened(`announcement/${announcement}/text`)
      await field('text').fill('Open house')
      await frame.getByText('Open house').first().waitFor()
      await picture('team-preview-announcement', page)
      return undefined
    },
  )

  await step('the subtitle and the questions of another page are a click away', async () => {
    await frame.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click()
    await opened('pageHead/page-pricing')
    await clickField(page, frame.locator('summary').last())
    await opened('question/[^/]+/question')
    await page.goto(`${site.studioUrl}/presentation/pageHead/page-pricing?preview=/pricing`)
    await connected(page)
    await field('subtitle').fill('Typed beside the page.')
    await clickField(page, frame.getByText('Typed beside the page.'))
    await opened('pageHead/page-pricing/subtitle')
    return undefined
  })

  await step('code and pictures of a post are a click away', async () => {
    await page.goto(`${site.studioUrl}/presentation?preview=/blogs/cvss-4-read-the-vector`)
    await connected(page)
    await clickField(page, frame.locator('figure.code').first())
    await opened('blog/blog-cvss-4-read-the-vector/content')
    await clickField(page, frame.locator('.post-hero img'))
    await opened('blog/blog-cvss-4-read-the-vector/image')
    await picture('team-preview-post', page)
    return undefined
  })

  await step('a testimonial that is not confirmed shows as a sample, in drafts only', async () => {
    const quote = 'A quote that nobody confirmed yet.'
    await site.store.patch('testimonial-1').set({ quote, confirmed: false }).commit()
    await page.goto(`${site.studioUrl}/presentation?preview=/`)
    await connected(page)
    await frame.getByText(quote).waitFor()
    await picture('team-preview-testimonial', page)
    same((await (await fetch(site.ownUrl)).text()).includes(quote), false)
    return undefined
  })

  await step('a category is a click away, and opens from its own page', async () => {
    await page.goto(`${site.studioUrl}/presentation?preview=/blogs/category/research`)
    await connected(page)
    await opened('category/category-research')
    await field('introduction').fill('Typed beside the category.')
    await frame.getByText('Typed beside the category.').waitFor()
    await page.goto(`${site.studioUrl}/structure/category;category-research`)
    await page.getByText('Used on one page').click()
    await page.getByRole('link', { name: '/blogs/category/research' }).click()
    await connected(page)
    await frame.getByRole('heading', { level: 1, name: 'Research' }).waitFor()
    return undefined
  })

  await step('the tool shows what is published, and visitors nothing else', async () => {
    await page.goto(`${site.studioUrl}/presentation?preview=/&perspective=published`)
    await connected(page)
    await frame.locator('.launch-badge-short').waitFor()
    same(await frame.getByText('Open house').count(), 0)
    const home = await (await fetch(site.ownUrl)).text()
    same(/Open house|\/preview\/site\//.test(home), false)
    return undefined
  })
}
