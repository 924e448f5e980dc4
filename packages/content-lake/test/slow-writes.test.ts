import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administrator, type Role, type User } from '../src/index.ts'
import { namedByToken, openTestLake, type TestLake } from './open-test-lake.ts'

const powerless: Role = {
  name: 'reader',
  title: 'Reader',
  description: 'Writes nothing',
  grants: [],
}
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const create = { actionType: 'sanity.action.document.create', publishedId: 'post' }
const attributes = { _id: 'drafts.post', _type: 'post' }
const writes: readonly [path: string, body: string | Buffer][] = [
  ['/data/mutate/production', JSON.stringify({ mutations: [{ create: { _type: 'post' } }] })],
  ['/data/actions/production', JSON.stringify({ actions: [{ ...create, attributes }] })],
  ['/assets/files/production', 'text'],
  ['/assets/images/production', pixel],
]

/** Who is signed in; undefined after the session has ended. */
let user: User | undefined
/** Resolves when a request has been authenticated. */
let authenticated = Promise.withResolvers<void>()

let test: TestLake
beforeAll(async () => {
  const userOf = async () => {
    setImmediate(() => authenticated.resolve())
    return user
  }
  test = await openTestLake({ accounts: { ...namedByToken, userOf } })
})
afterAll(() => test.remove())

const signInAs = (role: Role) => {
  user = { id: 'pAda', name: 'Ada', role }
}

/** The status of an administrator's write during whose body something happens. */
async function statusOf(path: string, body: string | Buffer, happens: () => void) {
  signInAs(administrator)
  authenticated = Promise.withResolvers<void>()
  const bytes = Buffer.from(body)
  const sent = request(new URL(`/v2025-05-21${path}`, test.lake.url), {
    method: 'POST',
    headers: { authorization: 'Bearer session', 'content-length': bytes.length },
  })
  sent.write(bytes.subarray(0, 1))
  await authenticated.promise
  happens()
  sent.end(bytes.subarray(1))
  const [response]: IncomingMessage[] = await once(sent, 'response')
  response?.resume()
  return response?.statusCode
}

it.each(writes)(
  '%s is refused when the session ends, or loses its role, before the body has arrived',
  async (...write) => {
    const endSession = () => {
      user = undefined
    }
    expect(await statusOf(...write, endSession)).toBe(401)
    expect(await statusOf(...write, () => signInAs(powerless))).toBe(403)
    expect(await statusOf(...write, () => undefined)).toBe(200)
  },
)
