import { eventually } from './document.ts'
import { type Steps, same } from './steps.ts'

const lists: readonly (readonly [path: string, filter: string])[] = [
  ['posts;all', '_type == "blog"'],
  ['posts;featured', '_type == "blog" && featured == true'],
  ['posts;categories;research', '_type == "blog" && category == "Research"'],
  ['posts;categories;product-updates', '_type == "blog" && category == "Product Updates"'],
  ['positions;open', '_type == "job"'],
  ['positions;all', '_type == "job"'],
]

/** The lists of the desk, with the seed dataset. */
export async function tryLists({ fixture, page, step, picture }: Steps): Promise<void> {
  const items = () => page.getByTestId('document-list-pane').last().getByTestId('default-preview')
  for (const [path, filter] of lists) {
    await step(`the list ${path} shows its documents`, async () => {
      await page.goto(`${fixture.studioUrl}/structure/${path}`)
      const wanted = await fixture.store.fetch<number>(`count(*[${filter}])`)
      // While it loads, a list shows thirty placeholders.
      await eventually(async () => same(await items().count(), wanted))
      return `${wanted}`
    })
  }
  for (const path of ['posts;drafts', 'posts;scheduled', 'positions;drafts']) {
    await step(`the list ${path} is empty`, async () => {
      await page.goto(`${fixture.studioUrl}/structure/${path}`)
      await page
        .getByText(/No (results|documents)/)
        .first()
        .waitFor()
      return undefined
    })
  }
  await step('posts have a picture, date and category', async () => {
    await page.goto(`${fixture.studioUrl}/structure/posts;all`)
    const first = items().first()
    await first.locator('img').waitFor()
    const line = (await first.textContent()) ?? ''
    if (!/[A-Z][a-z]{2} \d{1,2}, \d{4} · /.test(line)) throw new Error(line)
    await picture('posts')
    return line
  })
  await step('posts are sorted by date, and by title on demand', async () => {
    const dates = async () => (await items().allInnerTexts()).map((text) => text.split('\n')[0])
    const newest = await fixture.store.fetch<string[]>(
      '*[_type == "blog"] | order(date desc).title',
    )
    await eventually(async () => same(await dates(), newest))
    await page.getByTestId('pane-context-menu-button').last().click()
    await page.getByRole('menuitem', { name: /Title/ }).click()
    await items()
      .first()
      .getByText(newest.toSorted()[0] ?? '')
      .waitFor()
    await page.getByTestId('pane-context-menu-button').last().click()
    await page.getByRole('menuitem', { name: /Newest/ }).click()
    await items()
      .first()
      .getByText(newest[0] ?? '')
      .waitFor()
    return undefined
  })
}
