import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

/** Code that runs on a server. The platform's process calls nobody. */
const sources = trackedFiles.filter(
  (file) =>
    /^(blocks|content|leads|server|packages\/(content-lake|limits))\/.*\.ts$/.test(file) &&
    !/\.test\.|\/test\//.test(file),
)

/** Imports of what calls another process, and their names in a file. */
const callers =
  /import \{([^}]*)\} from '(?:node:https?|hono\/proxy|nodemailer)'|\{ (createTransport) \} = await import/g
const callerNames = /^(?:request|get|proxy|createTransport)(?: as (\w+))?$/
/** Another name for `fetch`, which tests replace. */
const fetchAlias = /fetch: (\w+) = fetch\b/g

function calls(file: string): string[] {
  const text = read(file)
  const imported = [...text.matchAll(callers)]
    .flatMap(([, names = '', dynamic = '']) => [...names.split(','), dynamic])
    .flatMap((name) => {
      const match = callerNames.exec(name.trim())
      return match ? [match[1] ?? match[0]] : []
    })
  const aliases = [...text.matchAll(fetchAlias)].map(([, name = '']) => name)
  const names = ['fetch', ...imported, ...aliases].join('|')
  return [...text.matchAll(new RegExp(`(?<![.#\\w])(?:${names})\\((?!\\))`, 'g'))].map(
    ({ index, 0: start }) => argumentsFrom(text, index + start.length),
  )
}

/** The text up to the closing parenthesis. */
function argumentsFrom(text: string, start: number): string {
  let depth = 1
  let end = start
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    end += 1
  }
  return text.slice(start, end - 1)
}

it('gives each outgoing call a deadline', () => {
  const found = sources.flatMap((file) => calls(file).map((call) => ({ file, call })))
  expect(found.length).toBeGreaterThan(10)
  const endless = found.filter(({ call }) => !/\bsignal\b|[tT]imeout:/.test(call))
  expect(endless).toEqual([])
})
