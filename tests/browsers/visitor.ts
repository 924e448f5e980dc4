import type { NamedKey, PageDriver } from './driver/page-driver.ts'
import { problemsKey, transitionsKey } from './driver/recorder.ts'
import { chooseOption, pointOf } from './in-page.ts'
import { inWords, locate, queryOf, type Target } from './locate.ts'
import { until, untilTrue } from './until.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The box of an element, in CSS pixels of the viewport. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const desktop = { width: 1280, height: 800 }

/**
 * A user of the site in any engine. Only acts on visible and reachable elements, and waits for them.
 */
export class Visitor {
  #driver: PageDriver
  readonly #site: string
  #pointer = { x: 0, y: 0 }

  /** @param site the origin of the site */
  constructor(driver: PageDriver, site: string) {
    this.#driver = driver
    this.#site = site
  }

  get engine() {
    return this.#driver.engine
  }

  /** Resets to a new visitor: empty storage, desktop window. */
  async arrive(): Promise<void> {
    this.#driver = (await this.#driver.newTab?.()) ?? this.#driver
    await this.resize(desktop.width, desktop.height)
    await this.movePointer(1, 1)
    await this.#load('/robots.txt')
    await this.run(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }

  /** Opens a page with a full page load and hydrates it. */
  async open(path: string): Promise<void> {
    await this.#load(path)
    await this.hydrated()
  }

  /** Hydrates the page, like a visitor's first interaction, and waits for it. */
  async hydrated(): Promise<void> {
    await untilTrue('script takes the page over', () =>
      this.run(() => {
        dispatchEvent(new Event('keydown'))
        return document.documentElement.matches('[data-hydrated]')
      }),
    )
  }

  resize(width: number, height: number = desktop.height): Promise<void> {
    return this.#driver.resize(width, height)
  }

  /** Runs a function in the page. It must not use variables of its module. */
  run<Args extends readonly Json[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#driver.evaluate(`(${work})(...${JSON.stringify(args)})`)
  }

  /** Runs a function in the page on the elements of a target. */
  on<Args extends readonly Json[], Result>(
    target: Target,
    work: (elements: HTMLElement[], ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const query = JSON.stringify(queryOf(target))
    return this.#driver.evaluate(
      `(() => { ${locate}; return (${work})(locate(${query}), ...${JSON.stringify(args)}) })()`,
    )
  }

  async press(key: NamedKey): Promise<void> {
    await this.#driver.press(key)
  }

  async movePointer(x: number, y: number): Promise<void> {
    this.#pointer = { x, y }
    await this.#driver.movePointer(x, y)
  }

  async clickAt(x: number, y: number): Promise<void> {
    this.#pointer = { x, y }
    await this.#driver.click(x, y)
  }

  /** Moves the pointer by a pixel, like a resting hand. */
  async nudgePointer(): Promise<{ x: number; y: number }> {
    await this.movePointer(this.#pointer.x + 1, this.#pointer.y)
    return this.#pointer
  }

  /** Clicks on the element of a target, once a pointer can hit it. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.#reach(target)
    await this.clickAt(x, y)
  }

  /**
   * Hovers over a target until a condition is met. Repeats the movement, because it has no effect before
   * a script listens or while the page moves.
   */
  async hover(target: Target, effect: string, isMet: () => Promise<boolean>): Promise<void> {
    await untilTrue(effect, async () => {
      const { x, y } = await this.#reach(target)
      await this.movePointer(x - 1, y)
      await this.movePointer(x, y)
      return isMet()
    })
  }

  /** Focuses a target. */
  async focus(target: Target): Promise<void> {
    await untilTrue(`${inWords(target)} takes the focus`, () =>
      this.on(target, ([element]) => {
        element?.focus()
        return element !== undefined && document.activeElement === element
      }),
    )
  }

  /** Replaces the value of a field by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target)
    await this.on(target, ([field]) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    if (text) await this.#driver.type(text)
    else await this.#driver.press('Backspace')
    await this.expectValue(target, text)
  }

  /** Selects an option by its label. */
  async choose(target: Target, label: string): Promise<void> {
    await untilTrue(`${inWords(target)} offers ${label}`, () =>
      this.on(target, chooseOption, label),
    )
  }

  /** Goes back in the history. */
  async back(): Promise<void> {
    await this.run(() => void setTimeout(() => history.back()))
  }

  async scrollTo(y: number): Promise<void> {
    await untilTrue(`the page is scrolled to ${y} px`, () =>
      this.run((top) => {
        scrollTo({ top, behavior: 'instant' })
        return Math.round(scrollY) === top
      }, y),
    )
  }

  async expectValue(target: Target, value: string): Promise<void> {
    await until(
      `${inWords(target)} holds ${JSON.stringify(value)}`,
      () =>
        this.on(target, ([field]) =>
          field && 'value' in field ? String(field.value) : 'no field',
        ),
      (held) => held === value,
    )
  }

  async expectSeen(target: Target): Promise<void> {
    await this.expectCount(target, (count) => count > 0, 'is seen')
  }

  async expectGone(target: Target): Promise<void> {
    await this.expectCount(target, (count) => count === 0, 'is not seen')
  }

  async expectCount(
    target: Target,
    isMet: (count: number) => boolean,
    expected: string,
  ): Promise<void> {
    await until(`${inWords(target)} ${expected}`, () => this.count(target), isMet)
  }

  count(target: Target): Promise<number> {
    return this.on(target, ({ length }) => length)
  }

  async expectFocus(target: Target): Promise<void> {
    await until(
      `${inWords(target)} has the focus`,
      () =>
        this.on(target, (elements) => {
          const active = document.activeElement
          const isIt = elements.some((element) => element === active)
          return isIt || (active?.outerHTML.slice(0, 200) ?? 'nothing')
        }),
      (seen) => seen === true,
    )
  }

  async expectPath(path: string): Promise<void> {
    await until(
      `the path is ${path}`,
      () => this.run(() => location.pathname + location.search + location.hash),
      (seen) => seen === path,
    )
  }

  async expectTexts(target: Target, texts: readonly string[]): Promise<void> {
    await until(
      `${inWords(target)} reads ${texts.join(', ')}`,
      () => this.on(target, (all) => all.map((one) => one.textContent.trim())),
      (seen) => JSON.stringify(seen) === JSON.stringify(texts),
    )
  }

  box(target: Target): Promise<Box> {
    return until(
      `${inWords(target)} is seen`,
      () =>
        this.on(target, ([element]) => {
          if (!element) return null
          const { x, y, width, height } = element.getBoundingClientRect()
          return { x, y, width, height }
        }),
      (box) => box !== null,
    ).then((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
  }

  /** Expects that no view transition is running. */
  async expectSettled(): Promise<void> {
    await until(
      'the transition between pages has ended',
      () => this.run((key): number => Reflect.get(window, key), transitionsKey),
      (running) => running === 0,
    )
  }

  /** Expects no console errors since the document was loaded. */
  async expectNoProblems(): Promise<void> {
    const problems = await this.run((key): string[] => Reflect.get(window, key), problemsKey)
    if (problems.length > 0) throw new Error(`expected: no problems\nseen: ${problems.join('\n')}`)
  }

  screenshot(): Promise<Uint8Array> {
    return this.#driver.screenshot()
  }

  close(): Promise<void> {
    return this.#driver.close()
  }

  /**
   * Loads a document and waits for its load event, in the page: a driver misses the event if the previous
   * page came from the back/forward cache.
   */
  async #load(path: string): Promise<void> {
    await this.run((url) => {
      Object.assign(window, { isLeft: true })
      setTimeout(() => location.assign(url))
    }, this.#site + path)
    // Between two documents there may be an empty one without an origin.
    await untilTrue(`${path} is loaded`, () =>
      this.run(
        (origin) =>
          location.origin === origin && document.readyState === 'complete' && !('isLeft' in window),
        this.#site,
      ),
    )
  }

  /** A point where a pointer hits the target, once the target does not move. */
  #reach(target: Target): Promise<{ x: number; y: number }> {
    let last = ''
    return until(
      `${inWords(target)} can be reached by the pointer`,
      () => this.on(target, pointOf),
      (seen) => {
        const now = JSON.stringify(seen)
        const isStill = now === last
        last = now
        return isStill && 'x' in seen
      },
    ).then((seen) => ({ x: seen.x ?? 0, y: seen.y ?? 0 }))
  }
}
