import { AddIcon } from '@sanity/icons/Add'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { insert, type ObjectInputProps, set, setIfMissing, unset } from 'sanity'
import { removeHidden } from './hidden-parts.ts'
import { keepScripts } from './prepare-html.ts'
import { cellsInTable, cellsInText, rowOf, type TableRow, widthOf } from './table-cells.ts'

/** The input of a table: a grid. Return moves down, Tab moves to the next cell, and spreadsheet cells can be pasted. */
export function TableInput({ value, onChange, readOnly }: ObjectInputProps<{ rows?: TableRow[] }>) {
  const grid = useRef<HTMLTableElement>(null)
  const rows = value?.rows ?? []
  const width = widthOf(rows)
  const isUneven = rows.some(({ cells }) => cells?.length !== width)
  const columns = Array.from({ length: width }, (_, index) => index)
  const toRow = (index: number) => ['rows', rows[index]?._key ? { _key: rows[index]._key } : index]

  const write = (y: number, x: number, text: string) => {
    const cells = rows[y]?.cells ?? []
    const path = [...toRow(y), 'cells']
    onChange(x < cells.length ? set(text, [...path, x]) : set(filled(cells, x, text), path))
  }
  /** All rows as new rows, for changes to columns. */
  const eachRow = (change: (cells: readonly string[]) => readonly string[]) =>
    onChange(
      rows.map((row, y) => set(change(filled(row.cells ?? [], width - 1)), [...toRow(y), 'cells'])),
    )
  const addRow = () =>
    onChange([setIfMissing([], ['rows']), insert([rowOf([], width || 2)], 'after', ['rows', -1])])

  const focus = (y: number, x: number) => {
    const input = grid.current?.rows[y]?.cells[x]?.querySelector('input')
    input?.focus()
    return input !== undefined && input !== null
  }
  const goDown = (event: KeyboardEvent, y: number, x: number) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!focus(y + 1, x)) addRow()
  }
  const paste = (event: ClipboardEvent, y: number, x: number) => {
    const pasted = cellsOn(event.clipboardData)
    if (pasted.length < 2 && (pasted[0]?.length ?? 0) < 2) return
    event.preventDefault()
    const height = Math.max(rows.length, y + pasted.length)
    const wide = Math.max(width, x + Math.max(...pasted.map((cells) => cells.length)))
    const merged = Array.from({ length: height }, (_, row) => {
      const cells = filled(rows[row]?.cells ?? [], wide - 1)
      for (const [offset, text] of (pasted[row - y] ?? []).entries()) cells[x + offset] = text
      return { ...rowOf(cells), ...(rows[row]?._key ? { _key: rows[row]._key } : {}) }
    })
    onChange([setIfMissing([], ['rows']), set(merged, ['rows'])])
  }

  return (
    <Stack gap={3}>
      <div style={{ overflowX: 'auto' }}>
        <table ref={grid} style={{ borderSpacing: 4, minWidth: '100%' }}>
          <tbody>
            {rows.map((row, y) => (
              <tr key={row._key ?? y}>
                {columns.map((x) => (
                  <td key={x} style={{ minWidth: 110 }}>
                    <TextInput
                      aria-label={`${y === 0 ? 'Header' : `Row ${y + 1}`}, column ${x + 1}`}
                      fontSize={1}
                      padding={2}
                      readOnly={readOnly === true}
                      value={row.cells?.[x] ?? ''}
                      weight={y === 0 ? 'semibold' : 'regular'}
                      onChange={(event) => write(y, x, event.currentTarget.value)}
                      onKeyDown={(event) => goDown(event, y, x)}
                      onPaste={(event) => paste(event, y, x)}
                    />
                  </td>
                ))}
                <td>
                  <Remove
                    what={`row ${y + 1}`}
                    isDisabled={readOnly === true}
                    onRemove={() => onChange(unset(toRow(y)))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {columns.map((x) => (
                <td key={x}>
                  <Remove
                    what={`column ${x + 1}`}
                    isDisabled={readOnly === true}
                    onRemove={() => eachRow((cells) => cells.filter((_, index) => index !== x))}
                  />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Text size={1} muted>
        The first row is the header. Return goes down; cells copied from a spreadsheet can be
        pasted.
      </Text>
      <Flex gap={2}>
        <Button
          text="Add row"
          icon={AddIcon}
          mode="ghost"
          fontSize={1}
          padding={2}
          disabled={readOnly === true}
          onClick={addRow}
        />
        <Button
          text="Add column"
          icon={AddIcon}
          mode="ghost"
          fontSize={1}
          padding={2}
          disabled={readOnly === true || rows.length === 0}
          onClick={() => eachRow((cells) => [...cells, ''])}
        />
        {isUneven ? (
          <Button
            text="Fill in missing cells"
            mode="ghost"
            tone="caution"
            fontSize={1}
            padding={2}
            onClick={() => eachRow((cells) => cells)}
          />
        ) : null}
      </Flex>
    </Stack>
  )
}

interface RemoveProps {
  what: string
  isDisabled: boolean
  onRemove: () => void
}

function Remove({ what, isDisabled, onRemove }: RemoveProps) {
  return (
    <Button
      aria-label={`Remove ${what}`}
      title={`Remove ${what}`}
      icon={TrashIcon}
      mode="bleed"
      fontSize={1}
      padding={2}
      disabled={isDisabled}
      onClick={onRemove}
    />
  )
}

/** The cells up to `last`, with `text` in that one. */
function filled(cells: readonly string[], last: number, text?: string): string[] {
  const whole = Array.from({ length: Math.max(cells.length, last + 1) }, (_, x) => cells[x] ?? '')
  if (text !== undefined) whole[last] = text
  return whole
}

function cellsOn(clipboard: DataTransfer): string[][] {
  const html = clipboard.getData('text/html')
  const pasted = new DOMParser().parseFromString(html, 'text/html')
  removeHidden(pasted)
  keepScripts(pasted)
  const table = pasted.querySelector('table')
  return table ? cellsInTable(table) : cellsInText(clipboard.getData('text/plain'))
}
