import type { Page } from '@playwright/test'
import { eventually, OpenDocument, openAndUse } from './document.ts'
import { type Steps, same } from './steps.ts'

interface Span {
  text: string
  marks: string[]
}
interface Block {
  _type: string
  style?: string
  listItem?: string
  children?: Span[]
  markDefs?: { _key: string; href: string }[]
  [name: string]: unknown
}

const styles = [
  ['Heading 1', 'h1'],
  ['Heading 2', 'h2'],
  ['Heading 3', 'h3'],
  ['Heading 4', 'h4'],
  ['Quote', 'blockquote'],
  ['Paragraph', 'normal'],
] as const

/** Writes a new post with every feature of the rich text. Returns it valid and unpublished. */
export async function tryWriting({ fixture, page, step, picture }: Steps): Promise<void> {
  let post: OpenDocument | undefined
  const open = () => {
    if (!post) throw new Error('there is no post: it could not be created')
    return post
  }
  const bodyOf = async () => ((await open().stored())?.content ?? []) as Block[]
  const lastBlock = (isSo: (block: Block) => boolean) =>
    eventually(async () => {
      const block = (await bodyOf()).findLast(isSo)
      if (!block) throw new Error(`not stored: ${JSON.stringify((await bodyOf()).at(-1))}`)
      return block
    })

  await step('a new post has the category of its list and a date', async () => {
    post = await OpenDocument.create(fixture, page, 'posts;categories;research')
    await open().write('title', 'A post of the trial')
    const stored = await open().storedAs((draft) => draft?.title === 'A post of the trial')
    same([stored?.category, stored?.featured, typeof stored?.date], ['Research', false, 'string'])
    return post.id
  })

  await step('missing fields show errors and prevent publishing', async () => {
    const publish = page.getByTestId('pane-footer').getByTestId('action-publish')
    await eventually(async () => same(await publish.isEnabled(), false))
    await open().group('text')
    await open().field('excerpt').getByTestId('input-validation-icon-error').hover()
    await page.getByText('Describe in a sentence or two what the reader learns.').first().waitFor()
    await picture('validation')
    return undefined
  })

  await step('title, excerpt and author are stored as typed', async () => {
    await open().write(
      'excerpt',
      'The excerpt of a test post, long enough to pass the rules and to be found by a search.',
    )
    await open().group('listing')
    await open().write('author', 'The Trial Team')
    await open().group('text')
    await open().storedAs((draft) => draft?.author === 'The Trial Team' && draft.excerpt)
    return undefined
  })

  await step('text in every style', async () => {
    await enlarge(page)
    await enterBody(page)
    for (const [title, style] of styles) {
      await page.keyboard.type(`This is ${title}`)
      await chooseStyle(page, title)
      await lastBlock(
        (block) => block.style === style && block.children?.[0]?.text === `This is ${title}`,
      )
      await enterBody(page)
      await page.keyboard.press('Enter')
    }
    return styles.map(([, style]) => style).join(', ')
  })

  await step('bold, italic, code', async () => {
    for (const mark of ['strong', 'em', 'code']) {
      await tool(page, `action-button-${mark}`).click()
      await page.keyboard.type(`is ${mark}`)
      await tool(page, `action-button-${mark}`).click()
      await page.keyboard.type(', ')
    }
    await eventually(async () => {
      const children = (await bodyOf()).findLast(({ _type }) => _type === 'block')?.children ?? []
      const marked = children.filter(({ marks }) => marks.length > 0)
      same(
        marked.map(({ text, marks }) => [text, ...marks]),
        [
          ['is strong', 'strong'],
          ['is em', 'em'],
          ['is code', 'code'],
        ],
      )
    })
    await page.keyboard.press('Enter')
    return undefined
  })

  await step('bullets and numbers', async () => {
    for (const list of ['bullet', 'number']) {
      await tool(page, `action-button-${list}`).click()
      await page.keyboard.type(`first ${list}`)
      await page.keyboard.press('Enter')
      await page.keyboard.type(`second ${list}`)
      await lastBlock((b) => b.listItem === list && b.children?.[0]?.text === `second ${list}`)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    }
    return undefined
  })

  await step('a link', async () => {
    await page.keyboard.type('a link to the prices')
    await lastBlock((b) => b.children?.at(-1)?.text === 'a link to the prices')
    // The editor may move the cursor while it applies what was typed.
    await eventually(async () => {
      await page.keyboard.press('End')
      for (let letter = 0; letter < 'prices'.length; letter += 1)
        await page.keyboard.press('Shift+ArrowLeft')
      same(await page.evaluate(() => getSelection()?.toString()), 'prices')
    })
    await tool(page, 'action-button-link').click()
    await page
      .getByTestId('field-content')
      .page()
      .getByTestId(/field-.*href/)
      .getByRole('textbox')
      .fill('/pricing')
    const block = await lastBlock(
      (b) => b.markDefs?.some(({ href }) => href === '/pricing') ?? false,
    )
    const [definition] = block.markDefs ?? []
    same(
      block.children?.find(({ marks }) => marks.includes(definition?._key ?? ''))?.text,
      'prices',
    )
    await page.keyboard.press('Escape')
    return undefined
  })

  await step('undo', async () => {
    await enterBody(page)
    await page.keyboard.type('to be undone')
    await eventually(async () => {
      if (!JSON.stringify(await bodyOf()).includes('to be undone')) throw new Error('not stored')
    })
    await page.keyboard.press('Control+z')
    await eventually(async () => {
      if (JSON.stringify(await bodyOf()).includes('to be undone')) throw new Error('still there')
    })
    return undefined
  })
  await step('code', async () => {
    await enterBody(page)
    await tool(page, 'code-insert-menu-button').click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByTestId(/field-.*\.language/)
      .getByRole('combobox')
      .selectOption({ label: 'TypeScript' })
    await dialog
      .getByTestId(/field-.*\.filename/)
      .getByRole('textbox')
      .fill('answer.ts')
    await dialog
      .getByTestId(/field-.*\.code$/)
      .getByRole('textbox')
      .fill('export const answer = 42')
    const block = await lastBlock(
      (b) => b._type === 'code' && b.code === 'export const answer = 42',
    )
    same([block.language, block.filename], ['typescript', 'answer.ts'])
    await picture('code')
    await closeDialog(page)
    return undefined
  })

  await picture('writing')
}

/** The rich text in full screen, where the toolbar shows all buttons. */
async function enlarge(page: Page): Promise<void> {
  await page.getByTestId('fullscreen-button-expand').first().click()
  await page.getByTestId('fullscreen-button-collapse').first().waitFor()
}

/** Moves the cursor to the end of the text. */
async function enterBody(page: Page): Promise<void> {
  await page.getByTestId('pt-editor').last().getByRole('textbox').first().click()
  await page.keyboard.press('Control+End')
}

/** A visible button of the toolbar, which also has hidden copies. */
const tool = (page: Page, name: string) =>
  page
    .getByTestId('pt-editor__toolbar-card')
    .last()
    .locator(`[data-testid="${name}"][aria-hidden="false"]`)
    .first()

async function chooseStyle(page: Page, title: string): Promise<void> {
  await openAndUse(
    page.getByTestId('pt-editor__toolbar-card').last().getByTestId('block-style-select'),
    page.getByRole('menuitem').filter({ hasText: title }),
    (item, within) => item.click(within),
  )
}

async function closeDialog(page: Page): Promise<void> {
  await page.getByLabel('Close dialog').last().click()
}
