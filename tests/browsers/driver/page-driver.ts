/** The engines that the pages are tried in. */
export const engines = ['firefox', 'webkit', 'chromium'] as const
export type Engine = (typeof engines)[number]

/** Keys other than letters, by their names in UI Events (`KeyboardEvent.key`). */
export type NamedKey =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | ' '
  | 'Backspace'
  | 'ArrowLeft'
  | 'ArrowDown'
  | 'End'

/** One tab of a real browser with a pointer and a keyboard. Lengths are CSS pixels of the viewport. */
export interface PageDriver {
  readonly engine: Engine
  /** Gives the viewport a size. */
  resize(width: number, height: number): Promise<void>
  movePointer(x: number, y: number): Promise<void>
  /** Moves the pointer to a point, presses the main button there and lets it go. */
  click(x: number, y: number): Promise<void>
  press(key: NamedKey): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /**
   * Evaluates an expression in the page, outside of its Content Security Policy.
   * @returns its value by way of JSON, `undefined` as `null`
   * @throws Error when the page is on its way to another document, or the expression throws
   */
  evaluate<Result>(expression: string): Promise<Result>
  /** A picture of the viewport, as PNG. */
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Starts an engine with one empty tab. `recorder` runs in every document before its own scripts. */
export type StartEngine = (recorder: string) => Promise<PageDriver>
