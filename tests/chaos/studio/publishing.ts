import { eventually, OpenDocument } from './document.ts'
import { type Steps, same } from './steps.ts'

const published = 'blog-ssrf-is-a-resolution-problem'

/** The lifecycle of a document: published, changed, discarded, unpublished, duplicated, deleted. */
export async function tryPublishing({ fixture, page, step, picture }: Steps): Promise<void> {
  const pageOf = (id: string) => fetch(`${fixture.site.url}/blogs/${id}`)
  const shows = (id: string, words: string, seconds = 20) =>
    eventually(async () => {
      const response = await pageOf(id)
      if (!(await response.text()).includes(words))
        throw new Error(`${response.status}, no "${words}"`)
    }, seconds)
  let post = await OpenDocument.open(fixture, page, 'blog', published)

  await step('a published change is on the site in under two seconds', async () => {
    await post.write('title', 'SSRF, as changed by a trial')
    await post.storedAs((draft) => draft?.title === 'SSRF, as changed by a trial')
    same((await (await pageOf(published)).text()).includes('as changed by a trial'), false)
    await post.publish()
    await post.storedAs((now) => now?.title === 'SSRF, as changed by a trial', 'published')
    const start = performance.now()
    await shows(published, 'SSRF, as changed by a trial')
    const seconds = (performance.now() - start) / 1000
    if (seconds > 2) throw new Error(`${seconds.toFixed(1)} s`)
    return `${seconds.toFixed(2)} s`
  })

  await step('a change is discarded', async () => {
    await post.write('title', 'Not this')
    await post.storedAs((draft) => draft?.title === 'Not this')
    await post.act('Discard changes')
    await page.getByTestId('confirm-button').click()
    await post.storedAs((draft) => draft === undefined)
    const title = post.field('title').getByRole('textbox')
    await eventually(async () => same(await title.inputValue(), 'SSRF, as changed by a trial'))
    return undefined
  })

  await step('a second featured post gets a warning', async () => {
    await post.group('listing')
    await page.locator('[id="featured"]').click({ force: true })
    await post.storedAs((draft) => draft?.featured === true)
    // The tabs of the groups have the same icon without a text.
    await page
      .getByTestId('boolean-input')
      .filter({ has: page.locator('[id="featured"]') })
      .getByTestId('input-validation-icon-warning')
      .hover()
    await page
      .getByText(/is featured too/)
      .first()
      .waitFor()
    await picture('featured')
    await post.act('Discard changes')
    await page.getByTestId('confirm-button').click()
    await post.storedAs((draft) => draft === undefined)
    return undefined
  })

  await step('a published post with a future date is not shown', async () => {
    await post.group('listing')
    const date = new Date(Date.now() + 24 * 3600 * 1000)
    const box = post.field('date').getByRole('textbox').first()
    await box.fill(`${date.toISOString().slice(0, 10)} 12:00`)
    await box.press('Enter')
    await post.storedAs((draft) => String(draft?.date) > new Date().toISOString())
    await post.publish()
    await post.storedAs((now) => String(now?.date) > new Date().toISOString(), 'published')
    await eventually(async () => same((await pageOf(published)).status, 404))
    await page.goto(`${fixture.studioUrl}/structure/posts;scheduled`)
    await page
      .getByTestId('document-list-pane')
      .last()
      .getByText('SSRF, as changed')
      .first()
      .waitFor()
    await picture('scheduled')
    return undefined
  })

  await step('it is shown after its date', async () => {
    const date = new Date(Date.now() + 6_000).toISOString()
    await fixture.store.patch(published).set({ date }).commit()
    await eventually(async () => same((await pageOf(published)).status, 404), 3)
    // The site checks for passed dates once a minute.
    await shows(published, 'SSRF, as changed by a trial', 120)
    const early = new Date(date).getTime() - Date.now()
    if (early > 0) throw new Error(`${early} ms before`)
    return `${(-early / 1000).toFixed(1)} s after it`
  })

  await step('an unpublished post is removed from the site', async () => {
    post = await OpenDocument.open(fixture, page, 'blog', published)
    await post.unpublish()
    await post.storedAs((draft) => draft?.title === 'SSRF, as changed by a trial')
    await eventually(async () => same((await pageOf(published)).status, 404))
    await post.publish()
    await shows(published, 'SSRF, as changed by a trial')
    return undefined
  })

  await step('a post can be duplicated, and the copy deleted', async () => {
    await post.act('Duplicate')
    await page.waitForURL((url) => !decodeURIComponent(url.pathname).endsWith(published))
    const id = /;([^;,/]+)$/.exec(decodeURIComponent(new URL(page.url()).pathname))?.[1] ?? ''
    const copy = await OpenDocument.on(fixture, page, id)
    const stored = await copy.storedAs((draft) => draft)
    const original = await post.stored('published')
    same(stored?.content, original?.content)
    await copy.act('Delete')
    await page.getByTestId('confirm-button').click()
    await copy.storedAs((draft) => draft === undefined)
    return id
  })

  await step('a deleted post is removed from the site', async () => {
    const id = 'blog-cvss-4-read-the-vector'
    const other = await OpenDocument.open(fixture, page, 'blog', id)
    await other.act('Delete')
    await page.getByTestId('confirm-button').click()
    await other.storedAs((now) => now === undefined, 'published')
    await eventually(async () => same((await pageOf(id)).status, 404))
    return undefined
  })
}
