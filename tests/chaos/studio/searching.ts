import { openAndUse } from './document.ts'
import type { Steps } from './steps.ts'

/** Searching for documents. */
export async function trySearching({ fixture, page, step, picture }: Steps): Promise<void> {
  await step('search finds a post by words of its text', async () => {
    await page.goto(`${fixture.studioUrl}/structure`)
    const result = page.getByTestId('search-results').getByText(/SSRF/).first()
    await openAndUse(
      page.getByTestId('studio-search'),
      page
        .getByTestId('search-input')
        .or(page.getByPlaceholder('Search', { exact: true }))
        .first(),
      async (box, within) => {
        await box.fill('rebinding', within)
        await result.waitFor(within)
      },
    )
    await picture('search')
    await result.click()
    await page.waitForURL(/blog-ssrf/)
    return undefined
  })

  await step('a list finds by the start of a word', async () => {
    await page.goto(`${fixture.studioUrl}/structure/posts;all`)
    await page
      .getByTestId('document-list-search')
      .last()
      .getByRole('textbox')
      .or(page.getByPlaceholder('Search list'))
      .first()
      .fill('reachab')
    const list = page.getByTestId('document-list-pane').last()
    await list.getByText(/Cyber Resilience/).waitFor({ state: 'detached' })
    // No other test changes this title.
    await list.getByText(/What reachability/).waitFor()
    return undefined
  })
}
