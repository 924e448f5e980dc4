import { once } from 'node:events'
import { type Action, createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { administrator, type Role, type User } from '../src/index.ts'
import { openTestLake, type TestLake } from './open-test-lake.ts'

const recruiter: Role = {
  name: 'recruiter',
  title: 'Recruiter',
  description: 'Positions only',
  grants: [{ filter: '_type == "job"', permissions: ['create', 'update', 'delete'] }],
}
const writer: Role = {
  name: 'editor',
  title: 'Editor',
  description: 'Everything but files that are in use',
  grants: [
    { filter: '_type in ["post", "job"]', permissions: ['create', 'update', 'delete'] },
    { filter: '_type == "sanity.imageAsset"', permissions: ['create', 'update'] },
  ],
}
const ada: User = { id: 'pAda', name: 'Ada Byron', role: writer }
const bob: User = { id: 'pBob', name: 'Bob Recruits', role: recruiter }

/** The sessions by their tokens, and the sign-ins that wait to be redeemed. */
const sessions = new Map<string, User>()
const signIns = new Map<string, string>()

let test: TestLake
beforeAll(async () => {
  test = await openTestLake({
    accounts: {
      roles: [administrator, writer, recruiter],
      userOf: async (token) => sessions.get(token),
      async redeem(signInId) {
        const token = signIns.get(signInId)
        signIns.delete(signInId)
        return token
      },
      signOut: async (token) => void sessions.delete(token),
      users: async () => [ada, bob, { id: 'pFormer', name: 'Former Editor', role: undefined }],
    },
  })
  await test.editor.create({ _id: 'post', _type: 'post', title: 'A post' })
  await test.editor.create({ _id: 'job', _type: 'job', title: 'A job' })
})
afterAll(() => test.remove())
beforeEach(() => {
  sessions.set('ada-session', ada)
  sessions.set('bob-session', bob)
})

function clientOf(token: string): SanityClient {
  return createClient({ ...test.editor.config(), token })
}

const request = async (path: string, token: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${token}` }
  const response = await test.call(`/v2025-05-21${path}`, { headers, ...init })
  return { status: response.status, body: await response.json() }
}

describe('a session', () => {
  it('begins with the one-time ID of a sign-in', async () => {
    signIns.set('once', 'ada-session')
    const fetched = () => test.call('/v2025-05-21/auth/fetch?sid=once')
    expect(await (await fetched()).json()).toEqual({ token: 'ada-session' })
    expect((await fetched()).status).toBe(401)
  })

  it('ends when its user signs out', async () => {
    expect((await request('/users/me', 'ada-session')).status).toBe(200)
    await request('/auth/logout', 'ada-session', {
      method: 'POST',
      headers: { authorization: 'Bearer ada-session' },
    })
    expect((await request('/users/me', 'ada-session')).status).toBe(401)
    const write = clientOf('ada-session').patch('post').set({ title: 'Too late' }).commit()
    await expect(write).rejects.toMatchObject({ statusCode: 401 })
  })
})

describe('a user', () => {
  it('has an ID, a name and a role', async () => {
    expect((await request('/users/me', 'bob-session')).body).toMatchObject({
      id: 'pBob',
      name: 'Bob Recruits',
      roles: [{ name: 'recruiter', title: 'Recruiter' }],
    })
    expect((await request('/users/pAda,pFormer', 'bob-session')).body).toMatchObject([
      { displayName: 'Ada Byron', isCurrentUser: false },
      { displayName: 'Former Editor' },
    ])
    const { body: project } = await request('/projects/local', 'bob-session')
    expect(project.members).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'pBob', isCurrentUser: true })]),
    )
    expect(await clientOf('bob-session').fetch('identity()')).toBe('pBob')
    expect(await clientOf('ada-session').fetch('identity()')).toBe('pAda')
  })

  it('keeps settings of its own', async () => {
    const body = JSON.stringify([{ key: 'sort', value: 'by date' }])
    await request('/users/me/keyvalue', 'ada-session', {
      method: 'PUT',
      headers: { authorization: 'Bearer ada-session' },
      body,
    })
    expect((await request('/users/me/keyvalue/sort', 'ada-session')).body).toHaveLength(1)
    expect((await request('/users/me/keyvalue/sort', 'bob-session')).body).toEqual([])
  })

  it('is the author of its writes in history and events', async () => {
    const events: unknown[] = []
    const listening = test.editor.listen('*[_id == "job"]').subscribe((event) => {
      if (event.type === 'mutation') events.push(event.identity)
    })
    const { transactionId } = await vi.waitUntil(async () => {
      const written = await clientOf('bob-session').mutate(
        [{ patch: { id: 'job', set: { at: Date.now() } } }],
        { returnDocuments: false },
      )
      return events.includes('pBob') && written
    }, 20_000)
    listening.unsubscribe()
    const path = '/data/history/production/transactions/job?excludeContent=true'
    const text = await (
      await test.call(`/v2025-05-21${path}`, { headers: { authorization: 'Bearer ada-session' } })
    ).text()
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.find(({ id }) => id === transactionId)).toMatchObject({ author: 'pBob' })
  })

  it('is named in presence', async () => {
    const socket = new WebSocket(
      new URL('/v2022-06-30/socket/production', test.lake.url.replace('http', 'ws')),
    )
    const heard: string[] = []
    socket.on('message', (data) => heard.push(String(data)))
    await once(socket, 'open')
    const send = (method: string, params: object) =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }))
    send('authorization', { authorization: 'Bearer bob-session' })
    send('presence_subscribe', {})
    send('presence_announce', { data: { sessionId: 'tab', locations: [] } })
    await vi.waitFor(() => expect(heard.join()).toContain('"i":"pBob"'), 60_000)
    socket.terminate()
  })
})

describe('a role', () => {
  const refused = { statusCode: 403 }
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  )

  it('is listed in roles, grants and access control', async () => {
    const { body: acl } = await request('/projects/local/datasets/production/acl', 'bob-session')
    expect(acl).toEqual([
      { filter: '_id in path("**")', permissions: expect.not.arrayContaining(['update']) },
      recruiter.grants[0],
    ])
    const { body: grants } = await request('/projects/local/grants', 'bob-session')
    expect(grants['sanity.document.filter']).toHaveLength(2)
    expect((await request('/projects/local/roles', 'bob-session')).body).toHaveLength(3)
    expect((await request('/access/requests/me', 'bob-session')).body).toEqual([])
  })

  it('allows what its filter selects', async () => {
    const client = clientOf('bob-session')
    await client.patch('job').set({ title: 'Changed' }).commit()
    await client.create({ _id: 'drafts.second', _type: 'job' })
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.second',
      publishedId: 'second',
    })
    await client.delete('second')
  })

  it.each([
    ['an update', { patch: { id: 'post', set: { title: 'Mine' } } }],
    ['a draft', { create: { _id: 'drafts.post', _type: 'post' } }],
    ['a deletion', { delete: { id: 'post' } }],
    ['a query', { delete: { query: '*' } }],
    ['another type in place of an allowed one', { createOrReplace: { _id: 'job', _type: 'post' } }],
    ['an allowed type in place of another', { createOrReplace: { _id: 'post', _type: 'job' } }],
    ['an allowed type as the draft of another', { create: { _id: 'drafts.post', _type: 'job' } }],
    ['and as its version', { create: { _id: 'versions.soon.post', _type: 'job' } }],
  ])('rejects %s by mutation, and applies no part of the request', async (_what, mutation) => {
    const own = { create: { _id: 'beside', _type: 'job' } }
    const body = JSON.stringify({ mutations: [own, mutation] })
    const headers = { authorization: 'Bearer bob-session' }
    const init = { method: 'POST', headers, body }
    const response = await request('/data/mutate/production', 'bob-session', init)
    expect(response.status).toBe(403)
    expect(response.body.error.items[0].error.type).toBe('insufficientPermissionsError')
    const dryRun = await request('/data/mutate/production?dryRun=true', 'bob-session', init)
    expect(dryRun.status).toBe(403)
    expect(await test.editor.getDocument('beside')).toBeUndefined()
    expect(await test.editor.getDocument('post')).toMatchObject({ _type: 'post', title: 'A post' })
  })

  it('rejects actions', async () => {
    const client = clientOf('bob-session')
    const ids = { draftId: 'drafts.post', publishedId: 'post' }
    for (const action of [
      { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'Mine' } } },
      { actionType: 'sanity.action.document.unpublish', ...ids },
      { actionType: 'sanity.action.document.delete', publishedId: 'post', includeDrafts: [] },
    ] satisfies Action[])
      await expect(client.action(action)).rejects.toMatchObject(refused)
  })

  it('rejects uploads, and the deletion of assets', async () => {
    await expect(clientOf('bob-session').assets.upload('image', dot)).rejects.toMatchObject(refused)
    await expect(clientOf('ada-session').assets.upload('file', dot)).rejects.toMatchObject(refused)
    const { _id } = await clientOf('ada-session').assets.upload('image', dot)
    await expect(clientOf('ada-session').delete(_id)).rejects.toMatchObject(refused)
    await test.editor.delete(_id)
  })

  it('cannot change the file of an asset', async () => {
    const client = clientOf('ada-session')
    const asset = await client.assets.upload('image', dot)
    await client.patch(asset._id).set({ title: 'A pixel' }).commit()
    const url = 'http://127.0.0.1:1/elsewhere'
    const { url: _, _rev, ...rest } = asset
    for (const mutation of [
      { patch: { id: asset._id, set: { url } } },
      { createOrReplace: { ...rest, url } },
      { create: { ...rest, _id: 'image-of-another', url } },
    ]) {
      await expect(client.mutate([mutation])).rejects.toMatchObject(refused)
    }
  })

  it('does not allow changes of the platform’s settings', async () => {
    const body = JSON.stringify({ origin: 'http://localhost:1' })
    const headers = { authorization: 'Bearer ada-session' }
    const added = await request('/projects/local/cors', '', { method: 'POST', headers, body })
    expect(added.status).toBe(403)
  })
})
