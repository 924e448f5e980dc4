import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import covers from '../../app/media/illustrations/covers.json' with { type: 'json' }
import { root } from './tracked-files.ts'

it('names the illustration of each cover of the seed by the hash of its file', () => {
  const files = globSync('content/seed/images/cover-*.png', { cwd: root })
  const hashes = files.map((file) => {
    return createHash('sha1')
      .update(readFileSync(join(root, file)))
      .digest('hex')
  })
  expect(Object.keys(covers).toSorted()).toEqual(hashes.toSorted())
  const missing = Object.values(covers).filter(
    ({ illustration }) => !existsSync(join(root, `app/media/illustrations/${illustration}.svg`)),
  )
  expect(missing).toEqual([])
})
