import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { apiVersion } from '#content/index.ts'
import { message } from '#leads/test/messages.ts'
import { contentWriter } from '../../fixtures/content-writer.ts'
import { password, runWithPassword } from './command.ts'

export interface ReleaseUnderTest {
  /** The public URL, and the folder of the release that is served there. */
  url: string
  checkout: string
  settings: Record<string, string> & { DATA_DIR: string }
}

/** What was made while a release ran. */
export interface Made {
  lead: string
  person: string
  post: string
  documents: Map<string, unknown>
  /** The cookie of a session of the leads page; undefined when the release has no sign-in by name. */
  leadsSession: string | undefined
  /** The token of a session of the Studio; undefined when the release has no Studio. */
  studioToken: string | undefined
}

/** Sends a lead, publishes a post, adds a person, and signs in to both, all under a name. */
export async function makeData(release: ReleaseUnderTest, name: string): Promise<Made> {
  const { url, checkout, settings } = release
  const sent = await fetch(`${url}/api/email-send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...message,
      name,
      email: `${name}@example.org`,
      subject: `Sent to ${name}`,
    }),
  })
  const { id: lead } = accepted.parse(await sent.json())
  for (const change of [
    ['status', lead, 'accepted'],
    ['note', lead, `Note of ${name}`],
  ]) {
    const { code, output } = runWithPassword(checkout, settings, ['leads.ts', ...change])
    if (code !== 0) throw new Error(output)
  }
  const person = `Person ${name}`
  const role = ['--role', 'administrator']
  const added = runWithPassword(checkout, settings, [peopleIn(checkout), 'add', person, ...role])
  if (added.code !== 0) throw new Error(added.output)
  const client = await contentWriter(settings.DATA_DIR)
  const post = `post-of-${name}`
  await client.create({
    _id: post,
    _type: 'blog',
    title: `Published on ${name}`,
    excerpt: 'A post.',
    category: 'Research',
    author: 'A',
    date: '2026-01-01T00:00:00.000Z',
  })
  return {
    lead,
    person,
    post,
    documents: await documentsOf(client),
    leadsSession: await signInToLeads(url, person),
    studioToken: await signInToStudio(url, person),
  }
}

const accepted = z.object({ id: z.string() })
const tokenResponse = z.object({ token: z.string() })
const api = `/studio/api/v${apiVersion}`

/** Lists what a running release has lost of it, or cannot work with. */
export async function lostOf(
  release: ReleaseUnderTest,
  name: string,
  made: Made,
): Promise<string[]> {
  const { url, checkout, settings } = release
  const shown = runWithPassword(checkout, settings, ['leads.ts', 'show', made.lead]).output
  const people = runWithPassword(checkout, settings, [peopleIn(checkout), 'list']).output
  const now = await documentsOf(await contentWriter(settings.DATA_DIR))
  const changed = [...made.documents].filter(
    ([id, body]) => JSON.stringify(body) !== JSON.stringify(now.get(id)),
  )
  const page = await (await fetch(`${url}/blogs/${made.post}`)).text()
  const leadsPage =
    made.leadsSession && peopleIn(checkout) === 'people.ts'
      ? await fetch(`${url}/leads/export.csv`, {
          headers: { cookie: made.leadsSession },
          redirect: 'manual',
        })
      : undefined
  const me = made.studioToken
    ? await fetch(`${url}${api}/users/me`, {
        headers: { authorization: `Bearer ${made.studioToken}` },
      })
    : undefined
  const hasSignIn = (await fetch(`${url}/studio/sign-in`)).status === 200
  const held: Record<string, boolean> = {
    lead: shown.includes(`Sent to ${name}`),
    'note of the lead': shown.includes(`Note of ${name}`),
    person: people.includes(made.person),
    [`documents ${changed.map(([id]) => id).join(' ')}`]: changed.length === 0,
    'page of the post': page.includes(`Published on ${name}`),
    'session of the leads page': !leadsPage || (await leadsPage.text()).includes(`Sent to ${name}`),
    'session of the Studio': !me || !hasSignIn || me.status === 200,
  }
  return Object.keys(held).filter((what) => !held[what])
}

async function documentsOf(client: SanityClient): Promise<Map<string, unknown>> {
  // The URL of an asset has the platform's port, which changes at each start.
  const query = '*[!(_id in path("_.**"))] | order(_id) {..., "url": null}'
  const all = await client.fetch<{ _id: string }[]>(query, {}, { perspective: 'raw' })
  return new Map(all.map((document) => [document._id, document]))
}

/** The command that manages people in a release. Earlier ones only had people for the Studio. */
function peopleIn(checkout: string): string {
  return existsSync(join(checkout, 'server/commands/people.ts')) ? 'people.ts' : 'editors.ts'
}

async function signInToLeads(url: string, name: string): Promise<string | undefined> {
  const response = await postForm(url, '/leads/sign-in', { name, password })
  return response.status === 303 ? cookiesOf(response) : undefined
}

async function signInToStudio(url: string, name: string): Promise<string | undefined> {
  const target = `/studio/sign-in?${new URLSearchParams({ origin: `${url}/studio` })}`
  const response = await postForm(url, target, { name, password })
  const sid = /#sid=(.+)$/.exec(response.headers.get('location') ?? '')?.[1]
  if (!sid) return undefined
  const exchanged = await fetch(`${url}${api}/auth/fetch?${new URLSearchParams({ sid })}`, {
    headers: { cookie: cookiesOf(response) },
  })
  return tokenResponse.parse(await exchanged.json()).token
}

function postForm(url: string, path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
