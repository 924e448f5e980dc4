import type { Findings } from '../findings.ts'
import { edit, editedPage, type Fixture, seconds, shownAfter } from './fixture.ts'

/** Refused and lost live events. */
export async function eventsFail(findings: Findings, { editor, platform, site }: Fixture) {
  findings.part('A platform without live events')
  platform.setFault('no events')
  await shownAfter(site.url + editedPage, await edit(editor), 30_000)
  const polled = await shownAfter(site.url + editedPage, await edit(editor), 30_000)
  findings.add('polling shows an edit', (polled ?? 1e6) < 12_000, `after ${seconds(polled)}`)
  platform.setFault('none')
  await shownAfter(site.url + editedPage, await edit(editor), 30_000)

  findings.part('A platform whose live events are lost on their way')
  platform.setFault('lost events')
  const expired = await shownAfter(site.url + editedPage, await edit(editor), 180_000)
  findings.add('expiry shows an edit', (expired ?? 1e6) < 150_000, `after ${seconds(expired)}`)
  platform.setFault('none')
}

const PUBLICATION_DELAY_MS = 20_000
/** For this long, the post is checked to be hidden before its date. */
const HIDDEN_CHECK_MS = 5_000

/** A published post with a future date. */
export async function datesCome(findings: Findings, { editor, site }: Fixture) {
  findings.part('A post whose date comes')
  const title = 'A post of which nobody knew'
  await editor.create({
    _id: 'blog-to-come',
    _type: 'blog',
    title,
    excerpt: 'It appears by itself.',
    category: 'Research',
    author: 'A',
    date: new Date(Date.now() + PUBLICATION_DELAY_MS).toISOString(),
  })
  const early = await shownAfter(`${site.url}/blogs`, title, HIDDEN_CHECK_MS)
  const early404 = (await fetch(`${site.url}/blogs/to-come`)).status
  findings.add(
    'it is hidden before',
    early === undefined && early404 === 404,
    `${early404} by its id`,
  )
  const shown = await shownAfter(`${site.url}/blogs`, title, 180_000)
  const late = shown === undefined ? undefined : shown + HIDDEN_CHECK_MS - PUBLICATION_DELAY_MS
  findings.add(
    'it appears without an event',
    (late ?? 1e6) < 120_000,
    `${seconds(late)} after its date`,
  )
  const own = await shownAfter(`${site.url}/blogs/to-come`, title, 5_000)
  findings.add('and so does its page', own !== undefined, seconds(own))
}
