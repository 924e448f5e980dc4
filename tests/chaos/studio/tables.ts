import { OpenDocument, paste } from './document.ts'
import { type Steps, same } from './steps.ts'

interface Table {
  _type: string
  rows?: { cells: string[] }[]
}

/** As a browser puts a part of a page on the clipboard. */
const pasted = `<p>Above</p><table><tr><th>Plan</th><th colspan="2">Price</th></tr>
  <tr><td><b>Team</b></td><td>20</td><td>a month</td></tr></table><p>Below</p>`

/** Tables: typed in a grid, and pasted. */
export async function tryTables({ fixture, page, step, picture }: Steps): Promise<void> {
  const post = await OpenDocument.open(fixture, page, 'blog')
  await post.write('title', 'Tables of a trial')
  await page.getByTestId('fullscreen-button-expand').first().click()
  const text = page.getByTestId('pt-editor').last().getByRole('textbox').first()
  await text.click()
  await page.keyboard.type('Before.')
  await page.keyboard.press('Enter')
  /** The cells of the last table, once they are as expected. */
  const cellsAre = async (expected: string[][]) => {
    const wanted = JSON.stringify(expected)
    await post.storedAs((draft) => {
      const tables = ((draft?.content ?? []) as Table[]).filter(({ _type }) => _type === 'table')
      return JSON.stringify(tables.at(-1)?.rows?.map(({ cells }) => cells)) === wanted
    })
  }

  await step('a pasted table is a table, with its text around it', async () => {
    await paste(text, { 'text/html': pasted, 'text/plain': 'Above' })
    await cellsAre([
      ['Plan', 'Price', ''],
      ['Team', '20', 'a month'],
    ])
    const stored = await post.stored('draft')
    const types = ((stored?.content ?? []) as Table[]).map(({ _type }) => _type)
    same(types.slice(-3), ['block', 'table', 'block'])
    return undefined
  })

  await step('a table is edited as a grid', async () => {
    await page.getByText('Plan | Price').first().dblclick()
    const dialog = page.getByRole('dialog').last()
    await dialog.getByLabel('Header, column 3').fill('Period')
    await dialog.getByRole('button', { name: 'Add row' }).click()
    await dialog.getByLabel('Row 3, column 1').fill('Free')
    await dialog.getByLabel('Row 2, column 2').press('Enter')
    await page.keyboard.type('0')
    await cellsAre([
      ['Plan', 'Price', 'Period'],
      ['Team', '20', 'a month'],
      ['Free', '0', ''],
    ])
    await picture('table')
    await dialog.getByRole('button', { name: 'Remove column 3' }).click()
    await dialog.getByRole('button', { name: 'Remove row 2' }).click()
    await cellsAre([
      ['Plan', 'Price'],
      ['Free', '0'],
    ])
    return undefined
  })

  await step('cells of a spreadsheet are pasted where they belong', async () => {
    const cell = page.getByRole('dialog').last().getByLabel('Row 2, column 1')
    await paste(cell, { 'text/plain': 'One\t1\nTwo\t2' })
    await cellsAre([
      ['Plan', 'Price'],
      ['One', '1'],
      ['Two', '2'],
    ])
    await page.getByLabel('Close dialog').last().click()
    return undefined
  })

  await step('a new table begins with cells to fill in', async () => {
    await text.click()
    await page.keyboard.press('Control+End')
    await page
      .locator('[data-testid="table-insert-menu-button"][aria-hidden="false"]')
      .last()
      .click()
    await page.getByRole('dialog').last().getByLabel('Row 3, column 3').fill('last')
    await cellsAre([
      ['', '', ''],
      ['', '', ''],
      ['', '', 'last'],
    ])
    await page.getByLabel('Close dialog').last().click()
    return undefined
  })
}
