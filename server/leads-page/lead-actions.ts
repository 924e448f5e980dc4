import { type Context, Hono } from 'hono'
import { type AssignmentResult, leadKinds, leadStatuses, maxLengths } from '#leads/index.ts'
import { formFields } from '../sign-in/index.ts'
import type { Env } from './access.ts'
import { detailPage } from './detail-page.ts'
import { fileResponse } from './file-response.ts'
import { erasedPage, messagePage } from './layout.ts'
import { pages } from './pages.ts'
import { listUrl, readQuery } from './query.ts'
import { missing, refused } from './responses.ts'
import { visitorPage } from './visitor-page.ts'

const texts = {
  noErasure: 'Ask an administrator: this would also delete leads that your role doesn’t include.',
  noStatus: 'This status doesn’t exist.',
  notMerged:
    'These leads can’t be merged: newsletter subscriptions and leads that are already merged stay separate.',
  noLead: 'There is no lead with this ID.',
  conflict: 'Someone else changed this since you opened the lead, so your change wasn’t saved.',
  unseen: 'This person can’t see leads of this kind. Assign the lead to someone else.',
}

/**
 * A lead, and what can be done with it. Each action is a form posted to `/:id/ACTION` that redirects back to the
 * lead.
 */
export function leadActions() {
  const app = new Hono<Env>()
  const idOf = (c: Context<Env>) => c.req.param('id') ?? ''
  /** The list that the form came from. */
  const queryOf = (c: Context<Env>) => readQuery(new URL(c.req.url).searchParams, c.get('session'))
  const seesAll = (c: Context<Env>) => leadKinds.every((kind) => c.get('kinds').includes(kind))
  const leadUrl = (c: Context<Env>, section: string) => {
    const query = queryOf(c)
    return `${listUrl(`/leads/${idOf(c)}`, query, query.page)}#${section}`
  }
  /** Redirects to the form's section on the lead's page, so that reading continues there. */
  const backTo = (c: Context<Env>, section: string, exists: boolean) =>
    exists ? c.redirect(leadUrl(c, section), 303) : missing(c)
  const changed = (c: Context<Env>, result: AssignmentResult) => {
    if (result !== 'conflict' && result !== 'unseen') return backTo(c, 'work', result === 'done')
    const back = { path: leadUrl(c, 'work'), label: 'Back to the lead' }
    const status = result === 'conflict' ? 409 : 422
    return c.html(messagePage('That didn’t work', texts[result], c.get('viewer'), back), status)
  }
  const on = (action: string, handle: (c: Context<Env>) => Response | Promise<Response>) =>
    app.post(`/:id{[0-9a-f]+}/${action}`, handle)

  app.get('/:id{[0-9a-f]+}', async (c) => {
    const { inbox, session, viewer } = c.var
    const id = c.req.param('id')
    const lead = await inbox.show(id)
    const visitor = lead && (await inbox.visitor(id))
    if (!visitor) return missing(c)
    const assignees = await inbox.assignees()
    return c.html(
      detailPage({
        lead,
        visitor,
        events: await inbox.history(id),
        names: assignees.filter(({ kinds }) => kinds.includes(lead.kind)).map(({ name }) => name),
        canErase: seesAll(c),
        query: readQuery(new URL(c.req.url).searchParams, session, assignees),
        viewer,
      }),
    )
  })
  app.get('/:id{[0-9a-f]+}/file', async (c) => {
    const file = await c.get('inbox').file(c.req.param('id'))
    return file ? fileResponse(file) : missing(c)
  })
  app.get('/:id{[0-9a-f]+}/person', async (c) => {
    const visitor = await c.get('inbox').visitor(c.req.param('id'))
    return visitor ? c.html(visitorPage(visitor, c.get('viewer'))) : missing(c)
  })
  app.post('/erase', async (c) => {
    const { email = '' } = await formFields(c)
    if (!seesAll(c)) return refused(c, texts.noErasure)
    const erased = await c.get('inbox').erase(email)
    return c.html(erasedPage(erased, c.get('viewer')))
  })

  on('status', async (c) => {
    const { status: given, shown } = await formFields(c)
    const status = leadStatuses.find((one) => one === given)
    if (!status) return refused(c, texts.noStatus)
    return changed(c, await c.get('inbox').setStatus(idOf(c), status, shown))
  })
  on('note', async (c) => {
    const { note = '' } = await formFields(c)
    return backTo(c, 'work', await c.get('inbox').addNote(idOf(c), note))
  })
  on('assign', async (c) => {
    const { name = '', shown } = await formFields(c)
    return changed(c, await c.get('inbox').assign(idOf(c), name, shown))
  })
  on('merge', async (c) => {
    // The search for an ID at the end takes time that is quadratic in the length.
    const { into = '' } = await formFields(c)
    const given = into.slice(0, maxLengths.lead).split(/[?#]/, 1)[0] ?? ''
    const id = /([0-9a-f]+)\s*$/.exec(given)?.[1]
    const result = id ? await c.get('inbox').merge(idOf(c), id) : 'missing'
    if (result === 'done') return backTo(c, 'duplicates', true)
    return refused(c, result === 'missing' ? texts.noLead : texts.notMerged)
  })
  on('separate', async (c) => backTo(c, 'duplicates', await c.get('inbox').unmerge(idOf(c))))
  on('retry', async (c) =>
    backTo(c, 'delivery', (await c.get('inbox').retry(idOf(c))) !== undefined),
  )
  on('delete', async (c) => {
    const query = queryOf(c)
    return (await c.get('inbox').remove(idOf(c)))
      ? c.redirect(listUrl(pages.list.path, query, query.page), 303)
      : missing(c)
  })
  return app
}
