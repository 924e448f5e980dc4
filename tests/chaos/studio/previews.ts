import type { Locator, Page } from '@playwright/test'
import { eventually, OpenDocument } from './document.ts'
import { type Steps, same } from './steps.ts'

const id = 'blog-threat-models-from-code'

/** Waits until the page in the Presentation tool has its overlays. */
export async function connected(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('sanity-visual-editing').waitFor({ state: 'attached' })
}

/**
 * Clicks what shows a field in the Presentation tool, once its overlay is there: overlays follow what
 * scrolls into view a moment later.
 */
export async function clickField(page: Page, target: Locator): Promise<void> {
  const overlay = page.frameLocator('iframe').locator('sanity-visual-editing [data-hovered]')
  await eventually(async () => {
    await page.mouse.move(0, 0)
    await target.hover()
    await overlay.first().waitFor({ state: 'attached', timeout: 1_000 })
  })
  await target.click()
}

/** Previews of drafts on the site. */
export async function tryPreviews({ fixture, page, step, picture }: Steps): Promise<void> {
  const post = await OpenDocument.open(fixture, page, 'blog', id)

  await step('a draft opens in a tab on the site, marked and uncached', async () => {
    await post.write('title', 'A draft to be seen')
    await post.storedAs((draft) => draft?.title === 'A draft to be seen')
    const opened = page.context().waitForEvent('page')
    await post.act('Open preview')
    const tab = await opened
    await tab.waitForURL(`${fixture.site.url}/preview?**`)
    const response = await tab.reload()
    await tab.getByRole('heading', { level: 1, name: 'A draft to be seen' }).waitFor()
    await tab.getByText('Preview of a draft').first().waitFor()
    same(response?.headers()['cache-control'], 'no-store')
    await picture('preview-tab', tab)
    await post.write('title', 'A draft, typed on')
    const start = performance.now()
    await tab.getByRole('heading', { level: 1, name: 'A draft, typed on' }).waitFor()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    await tab.close()
    return `typing shows after ${seconds} s`
  })

  await step(
    'the Presentation tool shows the draft beside its fields, as it is typed',
    async () => {
      await page.goto(`${fixture.studioUrl}/presentation/blog/${id}?preview=/blogs/${id}`)
      const frame = page.frameLocator('iframe')
      await frame.getByRole('heading', { level: 1, name: 'A draft, typed on' }).waitFor()
      await post.write('title', 'Typed beside it')
      await frame.getByRole('heading', { level: 1, name: 'Typed beside it' }).waitFor()
      await page.getByText(/Unable to connect/).waitFor({ state: 'detached' })
      await connected(page)
      await picture('preview-tool')
      return undefined
    },
  )

  await step('the Presentation tool opens on the home page, and follows a walk', async () => {
    await page.goto(`${fixture.studioUrl}/presentation`)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { level: 1 }).waitFor()
    await connected(page)
    await frame.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await page.waitForURL((url) => url.searchParams.get('preview')?.endsWith('/blogs') ?? false)
    await page.waitForURL(/\/presentation\/pageHead\/page-blogs/)
    await picture('preview-walk')
    return undefined
  })

  await step('a click on a text opens its field, and what is typed shows', async () => {
    const frame = page.frameLocator('iframe')
    await clickField(page, frame.getByRole('heading', { level: 2, name: /Typed beside it/ }))
    await page.waitForURL(new RegExp(`/presentation/blog/${id}/title`))
    // The fields of the page's own document are still there when the URL changes.
    const title = post.field('title').getByRole('textbox').first()
    await eventually(async () => same(await title.inputValue(), 'Typed beside it'))
    await post.write('title', 'Typed after a click')
    await frame.getByRole('heading', { level: 2, name: /Typed after a click/ }).waitFor()
    await picture('preview-click')
    return undefined
  })

  await step('it shows what is published instead of the drafts', async () => {
    const frame = page.frameLocator('iframe')
    await page.getByTestId('global-perspective-menu-button').click()
    await page.getByTestId('release-menu').getByText('Published', { exact: true }).first().click()
    await frame.getByRole('heading', { level: 2, name: /Typed after a click/ }).waitFor({
      state: 'detached',
    })
    const shown = page.frames().find((one) => one.url().includes('/preview/site/'))
    same(new URL(shown?.url() ?? '').pathname.endsWith('/published/blogs'), true)
    await picture('preview-published')
    return undefined
  })

  await step('a position has a preview too', async () => {
    const jobs = await fixture.store.fetch<string[]>('*[_type == "job"]._id')
    const job = await OpenDocument.open(fixture, page, 'job', jobs[0])
    const opened = page.context().waitForEvent('page')
    await job.act('Open preview')
    const tab = await opened
    await tab.getByText('Preview of a draft').first().waitFor()
    await tab.close()
    return undefined
  })

  await step('it is not visible without the link', async () => {
    const text = await (await fetch(`${fixture.site.url}/blogs/${id}`)).text()
    same(text.includes('Typed beside it'), false)
    return undefined
  })
}
