import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CodeBlock } from '../code-block.ts'
import { languages } from '../schema.ts'
import { readTokens } from '../token-runs.ts'
import { grammarOf } from './grammars.ts'
import { highlightCode } from './highlight-code.ts'

/** The time limit of a task; undefined for that of the module. */
const limit = vi.hoisted(() => ({ timeoutMs: undefined as number | undefined }))
vi.mock('limits', async (importOriginal) => {
  const limits = await importOriginal<typeof import('limits')>()
  return {
    ...limits,
    TaskThread: class<Input, Output> extends limits.TaskThread<Input, Output> {
      constructor(given: ConstructorParameters<typeof limits.TaskThread<Input, Output>>[0]) {
        const get = () => limit.timeoutMs ?? given.timeoutMs
        super(Object.defineProperty({ ...given }, 'timeoutMs', { get }))
      }
    },
  }
})

const log = { warn: () => {} }
const codeBlock = (code: string, language?: string): CodeBlock => ({
  _type: 'code',
  _key: 'k',
  code,
  ...(language ? { language } : {}),
})
async function classesOf(code: string, language: string) {
  const [block] = await highlightCode([codeBlock(code, language)], log)
  if (!block || !('code' in block)) throw new Error('no code block')
  const tokens = readTokens(block.code, block.tokens ?? '')
  expect(tokens.map(({ text }) => text).join('')).toBe(code)
  return tokens.map(({ text, class: name }) => [text.trim(), name])
}

describe('highlightCode', () => {
  it('leaves code plain that takes too long', async () => {
    limit.timeoutMs = 1
    onTestFinished(() => {
      limit.timeoutMs = undefined
    })
    const block = codeBlock('const late = 1', 'typescript')
    expect(await highlightCode([block], log)).toEqual([block])
  })

  it.each([
    ['typescript', 'const a: string = "x" // c', ['const', 'keyword'], ['// c', 'comment']],
    ['tsx', '<a href="/x">{f(1)}</a>', ['a', 'type'], ['href', 'name']],
    ['js', 'return new A(/x/)', ['return new', 'keyword'], ['/x/', 'string']],
    ['python', 'def f(x):\n    return None', ['f', 'function'], ['None', 'number']],
    ['go', 'func main() { return 1 }', ['func', 'keyword'], ['1', 'number']],
    ['java', 'public class A { int x; }', ['A', 'type'], ['public class', 'keyword']],
    ['sql', "SELECT id FROM t WHERE a = 'x'", ['SELECT', 'keyword'], ["'x'", 'string']],
    ['bash', 'echo "$HOME" # c', ['echo', 'function'], ['$HOME', 'name']],
    ['json', '{"a": true}', ['a', 'name'], ['true', 'number']],
    ['yaml', 'key: "v" # c', ['key', 'name'], ['"v"', 'string']],
    ['html', '<p class="x">t</p>', ['p', 'type'], ['class', 'name']],
    ['css', 'a { color: red }', ['color', 'name'], ['red', 'number']],
    ['hcl', 'resource "a" "b" {\n  n = 2\n}', ['resource', 'type'], ['2', 'number']],
    ['terraform', 'x = "v" # c', ['"v"', 'string'], ['# c', 'comment']],
    ['dockerfile', 'FROM node AS build', ['FROM', 'keyword'], ['AS', 'keyword']],
    ['diff', '-old\n+new', ['-old', 'deleted'], ['+new', 'inserted']],
    ['http', 'GET /x HTTP/1.1\nHost: a', ['GET', 'keyword'], ['Host', 'type']],
  ])('highlights %s', async (language, code, ...expected) => {
    expect(await classesOf(code, language)).toEqual(expect.arrayContaining(expected))
  })

  it.each(['text', 'brainfuck', '', 'constructor', undefined])('leaves %s plain', async (name) => {
    const block = codeBlock('const a = 1', name)
    expect(await highlightCode([block], log)).toEqual([block])
  })

  it('leaves very long code and very long lines plain', async () => {
    const long = codeBlock('x = 1\n'.repeat(20_000), 'python')
    expect(await highlightCode([long], log)).toEqual([long])
    const line = codeBlock('a'.repeat(20_000) + '('.repeat(9_000), 'typescript')
    expect(await highlightCode([line], log)).toEqual([{ ...line, tokens: '_29000' }])
  })

  it('leaves other blocks unchanged', async () => {
    const body = [{ _type: 'unsupported', _key: 'a', unknown: true as const }]
    expect(await highlightCode(body, log)).toEqual(body)
  })
})

it('each language of the editor except plain text has a grammar', () => {
  const plain = languages.map(({ value }) => value).filter((value) => !grammarOf(value))
  expect(plain).toEqual(['text'])
})
