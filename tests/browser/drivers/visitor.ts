import { expect } from '@playwright/test'
import type { NamedKey, Tab } from './driver.ts'
import { chooseOption, pointOf } from './in-page.ts'
import { inWords, locate, queryOf, type Target } from './locate.ts'
import { problemsKey, transitionsKey } from './recorder.ts'

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
 * `expect.poll` for what a page says. A read that fails is repeated, because the page may be navigating.
 * @param expected a description, for messages
 */
export function poll<Value>(read: () => Promise<Value>, expected = '') {
  return expect.poll(() => read().catch((error: unknown) => `not read: ${error}`), {
    message: expected,
    intervals: [40],
  })
}

/**
 * A user of the site in any engine. Only acts on visible and reachable elements, and waits for them.
 */
export class Visitor {
  readonly #tab: Tab
  readonly #site: string
  #pointer = { x: 0, y: 0 }

  /** @param site the origin of the site */
  constructor(tab: Tab, site: string) {
    this.#tab = tab
    this.#site = site
  }

  /** Starts as a new visitor: empty storage, desktop window. */
  async arrive(): Promise<void> {
    await this.resize(desktop.width)
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
    await poll(
      () =>
        this.run(() => {
          dispatchEvent(new Event('keydown'))
          return document.documentElement.matches('[data-hydrated]')
        }),
      'the page is hydrated',
    ).toBe(true)
  }

  resize(width: number, height: number = desktop.height): Promise<void> {
    return this.#tab.resize(width, height)
  }

  /** Runs a function in the page. It must not use variables of its module. */
  run<Args extends readonly Json[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#tab.evaluate(`(${work})(...${JSON.stringify(args)})`)
  }

  /** Runs a function in the page on the elements of a target. */
  on<Args extends readonly Json[], Result>(
    target: Target,
    work: (elements: HTMLElement[], ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const query = JSON.stringify(queryOf(target))
    return this.#tab.evaluate(
      `(() => { ${locate}; return (${work})(locate(${query}), ...${JSON.stringify(args)}) })()`,
    )
  }

  async press(key: NamedKey): Promise<void> {
    await this.#tab.press(key)
  }

  async movePointer(x: number, y: number): Promise<void> {
    this.#pointer = { x, y }
    await this.#tab.movePointer(x, y)
  }

  async clickAt(x: number, y: number): Promise<void> {
    this.#pointer = { x, y }
    await this.#tab.click(x, y)
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
    await poll(async () => {
      const { x, y } = await this.#reach(target)
      await this.movePointer(x - 1, y)
      await this.movePointer(x, y)
      return isMet()
    }, effect).toBe(true)
  }

  /** Focuses a target. */
  async focus(target: Target): Promise<void> {
    await poll(
      () =>
        this.on(target, ([element]) => {
          element?.focus()
          return element !== undefined && document.activeElement === element
        }),
      `${inWords(target)} takes the focus`,
    ).toBe(true)
  }

  /** Replaces the value of a field by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target)
    await this.on(target, ([field]) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    if (text) await this.#tab.type(text)
    else await this.#tab.press('Backspace')
    await this.expectValue(target, text)
  }

  /** Selects an option by its label. */
  async choose(target: Target, label: string): Promise<void> {
    await poll(
      () => this.on(target, chooseOption, label),
      `${inWords(target)} offers ${label}`,
    ).toBe(true)
  }

  /** Goes back in the history. */
  async back(): Promise<void> {
    await this.run(() => void setTimeout(() => history.back()))
  }

  async scrollTo(y: number): Promise<void> {
    await poll(() =>
      this.run((top) => {
        scrollTo({ top, behavior: 'instant' })
        return Math.round(scrollY)
      }, y),
    ).toBe(y)
  }

  async expectValue(target: Target, value: string): Promise<void> {
    await poll(
      () =>
        this.on(target, ([field]) =>
          field && 'value' in field ? String(field.value) : 'no field',
        ),
      inWords(target),
    ).toBe(value)
  }

  async expectSeen(target: Target): Promise<void> {
    await poll(() => this.count(target), inWords(target)).toBeGreaterThan(0)
  }

  async expectGone(target: Target): Promise<void> {
    await this.expectCount(target, 0)
  }

  async expectCount(target: Target, count: number): Promise<void> {
    await poll(() => this.count(target), inWords(target)).toBe(count)
  }

  count(target: Target): Promise<number> {
    return this.on(target, ({ length }) => length)
  }

  async expectFocus(target: Target): Promise<void> {
    await poll(
      () =>
        this.on(target, (elements) => {
          const active = document.activeElement
          const isIt = elements.some((element) => element === active)
          return isIt || (active?.outerHTML.slice(0, 200) ?? 'nothing')
        }),
      `${inWords(target)} has the focus`,
    ).toBe(true)
  }

  async expectPath(path: string): Promise<void> {
    await poll(() => this.run(() => location.pathname + location.search + location.hash)).toBe(path)
  }

  async expectTexts(target: Target, texts: readonly (string | RegExp)[]): Promise<void> {
    const expected = texts.map((text) =>
      typeof text === 'string' ? text : expect.stringMatching(text),
    )
    await poll(
      () => this.on(target, (all) => all.map((one) => one.textContent.trim())),
      inWords(target),
    ).toEqual(expected)
  }

  /** The box of an element, once it is seen. */
  async box(target: Target): Promise<Box> {
    let box: Box | null = null
    await poll(async () => {
      box = await this.on(target, ([element]) => {
        if (!element) return null
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      })
      return box
    }, inWords(target)).not.toBeNull()
    return box ?? { x: 0, y: 0, width: 0, height: 0 }
  }

  /** Expects that no view transition is running. */
  async expectSettled(): Promise<void> {
    await poll(() => this.run((key): number => Reflect.get(window, key), transitionsKey)).toBe(0)
  }

  /** Expects no console errors since the document was loaded. */
  async expectNoProblems(): Promise<void> {
    const problems = await this.run((key): string[] => Reflect.get(window, key), problemsKey)
    expect(problems).toEqual([])
  }

  screenshot(): Promise<Uint8Array> {
    return this.#tab.screenshot()
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
    await poll(
      () =>
        this.run(
          (origin) =>
            location.origin === origin &&
            document.readyState === 'complete' &&
            !('isLeft' in window),
          this.#site,
        ),
      `${path} is loaded`,
    ).toBe(true)
  }

  /** A point where a pointer hits the target, once the target does not move. */
  async #reach(target: Target): Promise<{ x: number; y: number }> {
    let last = { x: 0, y: 0, fault: 'it is moving' }
    await poll(
      async () => {
        const before = last
        last = await this.on(target, pointOf)
        const isStill = last.x === before.x && last.y === before.y
        return last.fault || (isStill ? 'reached' : 'it is moving')
      },
      `${inWords(target)} can be reached by the pointer`,
    ).toBe('reached')
    return last
  }
}
