import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OpenDocument } from './document.ts'
import { type Steps, same } from './steps.ts'

const drawings = join(import.meta.dirname, '..', '..', '..', 'content', 'seed', 'images')
const file = (name: string) => join(drawings, name)

interface Picture {
  _type: string
  asset?: { _ref: string }
  alt?: string
  caption?: string
  crop?: Record<string, number>
  hotspot?: Record<string, number>
}

/** Pictures as cover and in the text: dropped, selected, described, cropped. */
export async function tryPictures({ fixture, page, step, picture }: Steps): Promise<void> {
  const post = await OpenDocument.open(fixture, page, 'blog')
  await post.write('title', 'Pictures of a trial')
  const cover = async (isSo: (image: Picture | undefined) => unknown) =>
    (await post.storedAs((draft) => isSo(draft?.image as Picture | undefined)))?.image as Picture

  await step('a cover by dropping a file', async () => {
    const bytes = (await readFile(file('fig-call-graph.png'))).toString('base64')
    const dropped = await page.evaluateHandle((encoded) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], 'dropped.png', { type: 'image/png' }))
      return data
    }, bytes)
    const target = page.getByText(/Drag or paste/).first()
    for (const type of ['dragenter', 'dragover', 'drop'])
      await target.dispatchEvent(type, { dataTransfer: dropped })
    return (await cover((image) => image?.asset)).asset?._ref
  })

  await step('its alternative text', async () => {
    await post.field('image.alt').getByRole('textbox').fill('Calls from a handler to a query.')
    await cover((image) => image?.alt)
    return undefined
  })

  await step('its crop and hotspot', async () => {
    await page.getByTestId('options-menu-edit-details').first().click()
    const drag = async (handle: string, x: number, y: number) => {
      const box = await page.locator(`[data-handle="${handle}"]`).first().boundingBox()
      if (!box) throw new Error(`there is no handle "${handle}"`)
      const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(left, top)
      await page.mouse.down()
      await page.mouse.move(left + x, top + y, { steps: 8 })
      await page.mouse.up()
    }
    await page.locator('[data-handle="hotspot"]').first().waitFor()
    await drag('hotspotHandle', -60, -20)
    await drag('hotspot', 30, -20)
    await cover((image) => image?.hotspot)
    await drag('crop-left', 60, 0)
    const { crop, hotspot } = await cover((image) => (image?.crop?.left ?? 0) > 0)
    await picture('crop')
    await page.getByLabel('Close dialog').last().click()
    return JSON.stringify({ left: crop?.left, x: hotspot?.x })
  })

  await step('another cover from the existing assets', async () => {
    const before = (await cover((image) => image?.asset)).asset?._ref
    await page.getByTestId('options-menu-button').first().click()
    await page.getByRole('menuitem', { name: 'Select' }).click()
    const dialog = page.getByRole('dialog').last()
    // Sorted by date, so any of them may be the cover.
    const hash = before?.split('-')[1]
    const other = dialog.locator(`img:not([src*="${hash}"])`).first()
    await other.waitFor()
    await picture('picker')
    await other.click()
    const after = await cover((image) => image?.asset && image.asset._ref !== before)
    return after.asset?._ref
  })

  await step('a picture in the text, with alternative text and caption', async () => {
    await page.getByTestId('fullscreen-button-expand').first().click()
    await page.getByTestId('pt-editor').last().getByRole('textbox').first().click()
    await page.keyboard.type('Before the picture.')
    await page
      .locator('[data-testid="image-insert-menu-button"][aria-hidden="false"]')
      .last()
      .click()
    const dialog = page.getByRole('dialog').last()
    await dialog.locator('input[type=file]').first().setInputFiles(file('fig-severity-scale.png'))
    await dialog
      .getByTestId(/field-.*\.alt$/)
      .getByRole('textbox')
      .fill('A scale from none to critical.')
    await dialog
      .getByTestId(/field-.*\.caption$/)
      .getByRole('textbox')
      .fill('The scale')
    const stored = await post.storedAs((draft) => {
      const image = (draft?.content as Picture[] | undefined)?.find(
        ({ _type }) => _type === 'image',
      )
      return image?.asset && image.alt && image.caption
    })
    await picture('picture-in-text')
    await page.getByLabel('Close dialog').last().click()
    const image = ((stored?.content ?? []) as Picture[]).find(({ _type }) => _type === 'image')
    same([image?.alt, image?.caption], ['A scale from none to critical.', 'The scale'])
    return image?.asset?._ref
  })

  await step('a picture with too many pixels is refused with the limits', async () => {
    const other = await OpenDocument.open(fixture, page, 'blog')
    await other.write('title', 'A refused picture')
    const vast = '<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="15000"></svg>'
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'vast.png', { type: 'image/png' }))
      return data
    }, vast)
    const target = page.getByText(/Drag or paste/).first()
    for (const type of ['dragenter', 'dragover', 'drop'])
      await target.dispatchEvent(type, { dataTransfer: dropped })
    await page
      .getByText(/51 megapixels/)
      .first()
      .waitFor()
    await picture('refused')
    fixture.complaints.length = 0
    return undefined
  })
}
