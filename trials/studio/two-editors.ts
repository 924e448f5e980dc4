import { eventually, OpenDocument } from './document.ts'
import { type Steps, same } from './steps.ts'

const id = 'blog-errors-with-rfc-9457'

/** Two people in one document. */
export async function tryTwoEditors({ stage, page, step, picture }: Steps): Promise<void> {
  const other = await stage.signIn()
  const mine = await OpenDocument.open(stage, page, 'blog', id)
  /** The editor's own, at the top; the other's, in the list and at the field. */
  const faces = () => page.getByText('LE', { exact: true }).filter({ visible: true })
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
    await eventually(async () => same(await faces().count(), 3))
    await picture('presence')
    return undefined
  })

  await step('who leaves is no longer seen', async () => {
    await other.context().close()
    await eventually(async () => same(await faces().count(), 1))
    return undefined
  })
}
