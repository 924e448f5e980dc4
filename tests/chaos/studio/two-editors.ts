import { eventually, OpenDocument } from './document.ts'
import { type Steps, same } from './steps.ts'

const id = 'blog-errors-with-rfc-9457'

/** Two editors in one document. */
export async function tryTwoEditors({ fixture, page, step, picture }: Steps): Promise<void> {
  const other = await fixture.signIn()
  const mine = await OpenDocument.open(fixture, page, 'blog', id)
  /** The initials of the present editors: at the field, in the list, at the top. */
  const faces = () => page.getByText('Le', { exact: true }).count()
  const alone = await faces()
  let there = 0
  const theirs = await OpenDocument.open(fixture, other, 'blog', id)

  await step('each sees what the other types', async () => {
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

  await step('the cursor stays with its characters while the other types before it', async () => {
    const [title, theirTitle] = [mine, theirs].map((one) => one.field('title').getByRole('textbox'))
    if (!title || !theirTitle) return undefined
    await title.evaluate((input: HTMLInputElement) => {
      input.focus()
      input.setSelectionRange(8, 8)
    })
    await theirTitle.press('Home')
    await theirTitle.pressSequentially('Now ')
    await eventually(async () => same(await title.inputValue(), 'Now Written by the first'))
    same(await title.evaluate((input: HTMLInputElement) => input.selectionStart), 12)
    return undefined
  })

  await step('each sees the presence of the other, with the field', async () => {
    await theirs.field('excerpt').getByRole('textbox').click()
    there = await eventually(async () => {
      const now = await faces()
      if (now < alone + 2) throw new Error(`${now} faces, ${alone} before`)
      return now
    })
    await picture('presence')
    return undefined
  })

  await step('an editor who leaves is no longer shown', async () => {
    await other.context().close()
    await eventually(async () => {
      const now = await faces()
      if (now > there - 2) throw new Error(`still ${now} faces`)
    })
    return undefined
  })
}
