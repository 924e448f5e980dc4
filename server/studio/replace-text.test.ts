import { expect, it } from 'vitest'
import { replaceText } from './replace-text.ts'

async function replaced(chunks: readonly string[]) {
  const from = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk))
      controller.close()
    },
  })
  const parts: string[] = []
  for await (const part of from.pipeThrough(replaceText('"http://a/', '"https://site/api/')))
    parts.push(Buffer.from(part).toString('latin1'))
  return parts.map((part) => Buffer.from(part, 'latin1').toString())
}

it.each([
  ['whole', ['{"url":"http://a/x"}']],
  ['split', ['{"url":"htt', 'p://', 'a/x"}']],
  ['byte by byte', [...'{"url":"http://a/x"}']],
])('replaces a text that comes %s', async (_how, chunks) => {
  expect((await replaced(chunks)).join('')).toBe('{"url":"https://site/api/x"}')
})

it('passes on immediately what cannot be the start of the text, and the rest at the end', async () => {
  expect(await replaced(['data: 1\n\n', 'ü "http:', '//b "ht'])).toEqual([
    'data: 1\n\n',
    'ü ',
    '"http://b ',
    '"ht',
  ])
})
