import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { exampleArchive, hasExamples } from './examples.server.ts'

it('has the files of the folder with its license, and always the same bytes', () => {
  const archive = exampleArchive()
  const files = unzipSync(archive)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['examples/LICENSE', 'examples/README.md', 'examples/commands.test.js']),
  )
  for (const [path, bytes] of Object.entries(files)) {
    expect(Buffer.from(bytes).equals(readFileSync(path)), path).toBe(true)
  }
  expect(Buffer.from(exampleArchive()).equals(archive)).toBe(true)
})

it('has a folder for a post by its slug', () => {
  expect(hasExamples('errors-with-rfc-9457')).toBe(true)
  expect([undefined, '', 'examples', 'LICENSE', 'no-such-post'].some(hasExamples)).toBe(false)
})
