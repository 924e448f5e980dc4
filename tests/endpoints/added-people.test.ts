import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openPeople } from '#leads/index.ts'
import { startSite } from '../fixtures/running-site.ts'

it('opens the sign-in as soon as a person may use it, although its 404 was requested before', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'people-'))
  await using site = await startSite({ DATA_DIR: folder.path, LOG_LEVEL: 'silent' })
  const people = openPeople({ dataDir: folder.path, cost: { N: 1024, r: 8, p: 1 } })
  const status = async () => (await fetch(`${site.url}/leads/sign-in`)).status
  expect([await status(), await status()]).toEqual([404, 404])
  await people.add({ name: 'Sally', password: 'correct horse battery', role: 'sales' })
  expect(await status()).toBe(200)
  await people.remove('Sally')
  expect(await status()).toBe(404)
  await people.close()
})
