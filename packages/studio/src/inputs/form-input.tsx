import type {
  ArrayOfPrimitivesInputProps,
  InputProps,
  ObjectInputProps,
  PortableTextInputProps,
  SlugValue,
  StringInputProps,
} from 'sanity'
import { SlugInput } from '../slug/slug-input.tsx'
import { KeptCursor } from './kept-cursor.tsx'
import { LinesInput } from './lines-input.tsx'
import { pasteHtml } from './pasted-html.ts'
import type { TableRow } from './table-cells.ts'
import { TableInput } from './table-input.tsx'

/** The input of a field: one of our own, by the name of its type, or the Studio's. */
export function formInput(props: InputProps) {
  if (isSlug(props)) return <SlugInput {...props} />
  if (isTable(props)) return <TableInput {...props} />
  if (isLines(props)) return <LinesInput {...props} />
  if (isString(props)) {
    const input = <KeptCursor value={props.value}>{props.renderDefault(props)}</KeptCursor>
    return isCode(props) ? <div data-code>{input}</div> : input
  }
  return props.renderDefault(isBody(props) ? { ...props, onPaste: pasteHtml } : props)
}

function isSlug(props: InputProps): props is ObjectInputProps<SlugValue> {
  return props.schemaType.name === 'slug'
}

function isTable(props: InputProps): props is ObjectInputProps<{ rows?: TableRow[] }> {
  return props.schemaType.name === 'table'
}

function isLines(props: InputProps): props is ArrayOfPrimitivesInputProps {
  const { schemaType } = props
  return schemaType.jsonType === 'array' && schemaType.of.every((one) => one.jsonType === 'string')
}

function isString(props: InputProps): props is StringInputProps {
  return props.schemaType.jsonType === 'string'
}

function isCode({ schemaType, path }: InputProps): boolean {
  return schemaType.name === 'text' && path.at(-1) === 'code'
}

function isBody(props: InputProps): props is PortableTextInputProps {
  return props.schemaType.name === 'body'
}
