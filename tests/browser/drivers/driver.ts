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
export interface Tab {
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>
  movePointer(x: number, y: number): Promise<void>
  /** Moves the pointer to a point and clicks the main button. */
  click(x: number, y: number): Promise<void>
  press(key: NamedKey): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /**
   * Evaluates an expression in the page, outside of its Content Security Policy.
   * @returns its value as JSON, with `null` for `undefined`
   * @throws Error when the page is navigating, or when the expression throws
   */
  evaluate<Result>(expression: string): Promise<Result>
  /** A screenshot of the viewport, as PNG. */
  screenshot(): Promise<Uint8Array>
}

/** A running browser. */
export interface Driver {
  /** Replaces the tab by a new one. WebKit has only one, which keeps its storage. */
  newTab(): Promise<Tab>
  close(): Promise<void>
}

/** Starts a browser. `recorder` runs in every document before its own scripts. */
export type StartDriver = (recorder: string) => Promise<Driver>
