import { eventually, OpenDocument } from './document.ts'
import { type Steps, same } from './steps.ts'

const id = 'blog-finding-id-enumeration-in-logs'

/** History and restoring. */
export async function tryHistory({ fixture, page, step, picture }: Steps): Promise<void> {
  const post = await OpenDocument.open(fixture, page, 'blog', id)
  const before = await post.stored('published')
  const events = () => page.getByTestId('timeline-item-button')

  await step('history has exactly the events, in order', async () => {
    await post.write('title', 'First edit')
    await post.storedAs((draft) => draft?.title === 'First edit')
    await post.publish()
    await post.storedAs((now) => now?.title === 'First edit', 'published')
    await post.write('title', 'Second edit')
    await post.storedAs((draft) => draft?.title === 'Second edit')
    await page.getByTestId('pane-context-menu-button').last().click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const eventTexts = await eventually(async () => {
      const now = (await events().allTextContents()).join(' / ')
      if (!/Edit.*Publish/is.test(now)) throw new Error(now)
      return now
    })
    await picture('history')
    if (/retention|cleared/i.test(eventTexts)) throw new Error(eventTexts)
    return eventTexts
  })

  await step('an earlier revision can be viewed and restored', async () => {
    await events()
      .filter({ hasText: /Publish/ })
      .first()
      .click()
    await eventually(async () =>
      same(await post.field('title').getByRole('textbox').inputValue(), 'First edit'),
    )
    await page.getByRole('button', { name: 'Revert to revision' }).click()
    await page.getByTestId('confirm-popover-confirm-button').click()
    await post.storedAs((draft) => draft?.title === 'First edit')
    await picture('restored')
    return undefined
  })

  await step('a deleted post can be restored', async () => {
    await fixture.store.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } })
    await page.goto(`${fixture.studioUrl}/structure/posts;all;${id}`)
    await page.getByTestId('deleted-document-banner').getByRole('button').click()
    const back = await post.storedAs((draft) => draft)
    same(back?.content, before?.content)
    return String(back?.title)
  })

  await step('each revision in the history can be read', async () =>
    eventually(async () => {
      const { dataset } = fixture.store.config()
      const url = `/data/history/${dataset}/transactions/${id},drafts.${id}?excludeContent=true`
      const text = String(await fixture.store.request({ url, json: false }))
      const revisions = text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).id as string)
      for (const revision of revisions) {
        const path = `/data/history/${dataset}/documents/${id},drafts.${id}?revision=${revision}`
        await fixture.store.request({ url: path })
      }
      return `${revisions.length} revisions`
    }),
  )
}
