import { OpenDocument } from './document.ts'
import type { Steps } from './steps.ts'

const id = 'blog-errors-with-rfc-9457'

/** Two people in one document. */
export async function tryTwoEditors({ stage, page, step, picture }: Steps): Promise<void> {
  const other = await stage.signIn()
  const mine = await OpenDocument.open(stage, page, 'blog', id)
  /** The other's initials, at the field and in the list. */
  const facesIn = (part: string) => page.getByTestId(part).getByText('Le', { exact: true })
  const theirs = await OpenDocument.open(stage, other, 'blog', id)

  await step('what one types the other sees', async () => {
    await mine.write('title', 'Written by the first')
    const start = performance.now()
    await other.locator('input[value="Written by the first"]').waitFor()
    const there = performance.now() - start
    await theirs.write(
      'excerpt',
      'Written by the second editor, while the first has the same document open beside it.',
    )
    await mine.field('excerpt').getByText('Written by the second').waitFor()
    return `${(there / 1000).toFixed(1)} s`
  })

  await step('each sees that the other is there, and where', async () => {
    await theirs.field('excerpt').getByRole('textbox').click()
    for (const part of ['form-view', 'document-list-pane'])
      await facesIn(part).first().waitFor({ state: 'attached' })
    await picture('presence')
    return undefined
  })

  await step('who leaves is no longer seen', async () => {
    await other.context().close()
    for (const part of ['form-view', 'document-list-pane'])
      await facesIn(part).first().waitFor({ state: 'detached' })
    return undefined
  })
}
