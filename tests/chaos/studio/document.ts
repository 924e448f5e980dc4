import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Fixture } from './fixture.ts'

/** What it uses of a site with an editor. */
type EditedSite = Pick<Fixture, 'studioUrl' | 'store'>

/** A document that is open in the editor. */
export class OpenDocument {
  readonly page: Page
  readonly id: string
  readonly #fixture: EditedSite

  constructor(fixture: EditedSite, page: Page, id: string) {
    this.#fixture = fixture
    this.page = page
    this.id = id
  }

  /** Opens a document in the list of its type. */
  static async open(
    fixture: EditedSite,
    page: Page,
    type: 'blog' | 'job',
    id: string = randomUUID(),
  ) {
    const path = type === 'blog' ? 'posts;all' : 'positions;all'
    await page.goto(`${fixture.studioUrl}/structure/${path};${id}`)
    return OpenDocument.on(fixture, page, id)
  }

  /** Creates a document from a list of the desk, such as `positions;all`. */
  static async create(fixture: EditedSite, page: Page, list: string) {
    await page.goto(`${fixture.studioUrl}/structure/${list}`)
    const rows = page.getByTestId('document-list-pane').last()
    await rows.getByTestId('default-preview').first().waitFor()
    await page.getByTestId('pane').last().getByTestId('action-intent-button').click()
    const opened = new RegExp(`${list};([^,;/?]+)`)
    await page.waitForURL((url) => opened.test(decodeURIComponent(url.href)))
    const id = opened.exec(decodeURIComponent(page.url()))?.[1] ?? ''
    return OpenDocument.on(fixture, page, id)
  }

  /** The document that is open in the page. */
  static async on(fixture: EditedSite, page: Page, id: string) {
    const document = new OpenDocument(fixture, page, id)
    await page.getByTestId('form-view').waitFor()
    await document.field('title').getByRole('textbox').and(page.locator(':enabled')).waitFor()
    return document
  }

  field(name: string): Locator {
    return this.page.getByTestId(`field-${name}`)
  }

  async write(name: string, text: string): Promise<void> {
    await this.field(name).getByRole('textbox').first().fill(text)
  }

  /** Shows the fields of one group. */
  async group(name: 'text' | 'listing' | 'search'): Promise<void> {
    await this.page.getByTestId(`group-tab-${name}`).click()
  }

  /** Runs an action from the document's menu. */
  async act(name: string): Promise<void> {
    const footer = this.page.getByTestId('pane-footer')
    await footer.getByTestId('action-menu-button').click()
    await this.page.getByRole('menuitem', { name }).click()
  }

  /** Publishes. Waits for validation first, because the editor ignores a click during it. */
  async publish(): Promise<void> {
    const before = (await this.stored('published'))?._rev
    const button = this.page.getByTestId('pane-footer').getByTestId('action-publish')
    await eventually(async () => {
      await button.click({ timeout: 3_000 }).catch(() => {})
      await eventually(async () => {
        if ((await this.stored('published'))?._rev === before) throw new Error('is not published')
      }, 3)
    }, 40)
  }

  /** Unpublishes the document, an action of the published version. */
  async unpublish(): Promise<void> {
    await this.page.getByTestId('document-header-Published-chip').click()
    await this.page.waitForURL(/perspective=published/)
    await this.page.getByTestId('pane-footer').getByRole('button', { name: 'Unpublish' }).click()
    await this.page.getByTestId('confirm-button').click()
    await this.storedAs((now) => now === undefined, 'published')
    await this.page.waitForURL((url) => !url.searchParams.has('perspective'))
  }

  /** The stored document: the draft, or the published version. */
  async stored(which: 'draft' | 'published' = 'draft') {
    const id = which === 'draft' ? `drafts.${this.id}` : this.id
    return this.#fixture.store.getDocument<Record<string, unknown>>(id)
  }

  /** Waits until the stored document meets a condition. */
  async storedAs(
    isSo: (document: Record<string, unknown> | undefined) => unknown,
    which: 'draft' | 'published' = 'draft',
  ): Promise<Record<string, unknown> | undefined> {
    return eventually(async () => {
      const document = await this.stored(which)
      if (!isSo(document)) throw new Error(`${which} is ${JSON.stringify(document)?.slice(0, 300)}`)
      return document
    })
  }
}

/** Retries until it does not throw. @throws the last error, after some seconds */
export async function eventually<T>(work: () => Promise<T>, seconds = 20): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/**
 * Opens a popover and acts in it. Retried, because the editor sometimes closes it at once, just after
 * loading or while it saves.
 */
export async function openAndUse(
  button: Locator,
  inside: Locator,
  use: (inside: Locator, within: { timeout: number }) => Promise<void>,
): Promise<void> {
  const within = { timeout: 3_000 }
  await eventually(async () => {
    if (!(await inside.isVisible())) await button.click(within)
    await use(inside, within)
  })
}

/** Pastes data into a focused element, by their media types. */
export async function paste(target: Locator, data: Record<string, string>): Promise<void> {
  await target.evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    for (const [type, value] of Object.entries(content)) clipboardData.setData(type, value)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)
}
