import { it } from 'vitest'
import { expectLinearTime, repeated, repeats } from '../../tests/fixtures/cpu-time.ts'
import { suggestPages } from './did-you-mean.server.ts'
import { meantPaths } from './meant-paths.server.ts'

/** Node's bound for all headers of a request. */
const MAX_HEADER_BYTES = 16 * 1024
const pages = [{ path: '/pricing', title: 'Pricing' }]

it.each(repeats)('a missing path is compared in linear time: %j', async (part) => {
  for (const end of ['', 'x', '/x', '.x', ' x']) {
    await expectLinearTime(
      (size) => {
        const path = new URL(`http://site/a${repeated(part, size)}${end}`).pathname
        meantPaths(path)
        suggestPages(path, pages)
      },
      MAX_HEADER_BYTES,
      `${part} before ${end}`,
    )
  }
})
