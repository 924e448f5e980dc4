import type { ClipboardEvent } from 'react'
import { type ArrayOfPrimitivesInputProps, set } from 'sanity'
import { linesOf, withLines } from './pasted-lines.ts'

/** The Studio's input of a list of texts, into which several lines can be pasted. */
export function LinesInput(props: ArrayOfPrimitivesInputProps) {
  const { value = [], focusPath, onChange, readOnly } = props
  const paste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData('text/plain'))
    if (readOnly || lines.length < 2) return
    event.preventDefault()
    event.stopPropagation()
    const [index] = focusPath
    onChange(
      set(withLines(value.map(String), lines, typeof index === 'number' ? index : undefined)),
    )
  }
  return <div onPasteCapture={paste}>{props.renderDefault(props)}</div>
}
