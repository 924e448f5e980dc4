import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { sitePaths } from '../fixtures/site-paths.ts'
import { request } from './http.ts'

const validator = new HtmlValidate(new FileSystemConfigLoader())
/** Uses the configuration file at the root. */
const root = join(import.meta.dirname, '..', '..', 'page.html')

describe.each(sitePaths)('$path', ({ path }) => {
  it('is valid HTML', async () => {
    const { text } = await request(path)
    const { results } = await validator.validateString(text, root)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, offset }) => {
          const place = text.slice(Math.max(0, offset - 80), offset + 80)
          return `${ruleId}: ${message} … ${place} …`
        }),
      ),
    ).toEqual([])
  })
})
