import { Component, createRef, type ReactNode } from 'react'
import { cursorAfter } from './cursor-after.ts'

interface Snapshot {
  input: HTMLInputElement | HTMLTextAreaElement
  text: string
  start: number
  end: number
}

/**
 * Keeps the cursor in its place when someone else changes the text of the input inside, which would otherwise move
 * it to the end. Only a class can read the input before React changes it.
 */
export class KeptCursor extends Component<{ value: unknown; children: ReactNode }> {
  readonly #box = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: { value: unknown }): Snapshot | null {
    const input = document.activeElement
    if (before.value === this.props.value || !this.#box.current?.contains(input)) return null
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return null
    const { value: text, selectionStart: start, selectionEnd: end } = input
    return start === null || end === null ? null : { input, text, start, end }
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Snapshot | null): void {
    if (!before || before.input.value === before.text) return
    const { input, text, start, end } = before
    const moved = (cursor: number) => cursorAfter(cursor, text, input.value)
    input.setSelectionRange(moved(start), moved(end))
  }

  override render(): ReactNode {
    return <div ref={this.#box}>{this.props.children}</div>
  }
}
