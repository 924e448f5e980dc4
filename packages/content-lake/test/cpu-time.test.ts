import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectLinearTime, repeated, repeats } from '../../../tests/fixtures/cpu-time.ts'
import { limits } from '../src/limits.ts'
import { patchIn } from '../src/mutate/patch-operations.ts'
import { checkId } from '../src/mutate/submitted-json.ts'
import { isPublicId, publishedIdOf } from '../src/store/document.ts'
import { bearerToken } from '../src/token.ts'
import { openTestLake, type TestLake } from './open-test-lake.ts'

/** What a document ID must be: `checkId` throws for anything else. */
const isId = (text: string) => {
  try {
    return checkId(text) === text
  } catch {
    return false
  }
}

describe('untrusted input', () => {
  it('is parsed in linear time: a bearer token', async () => {
    for (const part of repeats) {
      const read = (size: number) => {
        const text = repeated(part, size)
        return [text, `Bearer ${text}`, `Bearer ${text.slice(1)}`].map((one) => bearerToken(one))
      }
      await expectLinearTime(read, limits.headerBytes, `a token of ${JSON.stringify(part)}`)
    }
  })

  it('is parsed in linear time: a document ID', async () => {
    for (const part of repeats) {
      const read = (size: number) => {
        const text = repeated(part, size)
        return ['', 'drafts.', 'versions.'].map((prefix) => [
          isId(prefix + text),
          isPublicId(prefix + text),
          publishedIdOf(prefix + text),
        ])
      }
      await expectLinearTime(read, limits.jsonBytes, `an id of ${JSON.stringify(part)}`)
    }
  })
})

it('a path of a patch is checked in linear time', async () => {
  for (const part of [...repeats, '.a', '[0', '[0]', '[_key=="', `['`]) {
    const read = (size: number) => {
      for (const prefix of ['', 'a', 'a[']) {
        const path = prefix + repeated(part, size)
        expect(() => patchIn({ unset: [path] })).toThrow()
      }
    }
    await expectLinearTime(read, limits.jsonBytes, `a path of ${JSON.stringify(part)}`)
  }
})

describe('a request for documents', () => {
  let test: TestLake
  beforeAll(async () => {
    test = await openTestLake()
    const versions = test.editor.transaction()
    for (let number = 0; number < 200; number += 1) {
      versions.create({ _id: `versions.r${number}.post`, _type: 'post' })
    }
    await versions.create({ _id: 'a', _type: 'post', title: 'a'.repeat(20_000) }).commit()
  })
  afterAll(() => test.remove())

  it.each(['', '?includeAllVersions=true'])('takes linear time for its IDs %s', async (query) => {
    // Room for the other headers.
    const longest = limits.headerBytes - 1024
    for (const idOf of [
      () => '',
      () => 'a',
      (n: number) => n.toString(36),
      (n: number) => `versions.${n}`,
    ]) {
      const request = async (size: number) => {
        let ids = idOf(0)
        for (let n = 1; ids.length < size - 20; n += 1) ids += `,${idOf(n)}`
        const response = await test.call(`/v2025-05-21/data/doc/production/${ids}${query}`)
        expect(response.status).toBe(200)
        await response.arrayBuffer()
      }
      await expectLinearTime(request, longest, `ids like ${idOf(1)}`)
    }
  })
})
