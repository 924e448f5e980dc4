import { limits } from '../../src/limits.ts'
import type { TestLake } from '../open-test-lake.ts'
import { answer, type Drivers, send, times } from './platform.ts'

const keep = (test: TestLake, user: string, ...pairs: { key: string; value: unknown }[]) =>
  answer(test, '/users/me/keyvalue', { user, json: pairs, method: 'PUT' })

export const settingDrivers = {
  keyCharacters: [
    /^400 /,
    (test) => keep(test, 'ada', { key: 'x'.repeat(limits.keyCharacters + 1), value: 1 }),
  ],
  keyValueCharacters: [
    /^400 .*characters long at most/,
    (test) => keep(test, 'ada', { key: 'a', value: 'x'.repeat(limits.keyValueCharacters) }),
  ],
  keysPerScope: [
    [200, 400],
    async (test) => {
      const kept = times(limits.keysPerScope, (number) => ({ key: `${number}`, value: 1 }))
      const statuses = [
        await keep(test, 'bob', ...kept),
        await keep(test, 'bob', { key: 'a', value: 1 }),
      ]
      return statuses.map((text) => Number(text.slice(0, 3)))
    },
  ],
  allowedOrigins: [
    limits.allowedOrigins,
    async (test) => {
      const user = test.lake.token
      const path = '/projects/local/cors'
      for (let port = 1; port <= limits.allowedOrigins + 1; port += 1)
        await send(test, path, { user, json: { origin: `http://localhost:${port}` } })
      return (await (await send(test, path, { user })).json()).length
    },
  ],
} satisfies Partial<Drivers<keyof typeof limits>>
