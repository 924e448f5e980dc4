import { type Context, Hono, type MiddlewareHandler } from 'hono'
import {
  type ChangeResult,
  type Inbox,
  type LeadKind,
  leadStatuses,
  maxLengths,
} from '#leads/index.ts'
import type { Env as RequestEnv } from '../http/index.ts'
import { formFields } from '../sign-in/index.ts'
import { messagePage, type Viewer } from './layout.ts'
import { LIST_PATH, listUrl, readQuery } from './query.ts'
import { selectedLeads } from './selected-leads.ts'

export interface Env extends RequestEnv {
  Variables: {
    session: string
    viewer: Viewer
    /** The inbox of the person who is signed in. */
    inbox: Inbox
    /** The kinds of leads in it. */
    kinds: readonly LeadKind[]
  }
}

interface ActionParts {
  /** Rejects forms that are not of this session. */
  requireFormToken: MiddlewareHandler<Env>
  missing: (c: Context<Env>) => Response | Promise<Response>
  refused: (c: Context<Env>, text: string) => Response | Promise<Response>
}

const texts = {
  noStatus: 'This status doesn’t exist.',
  notMerged:
    'These two can’t be merged: newsletter subscriptions and leads that are already merged stay separate.',
  noLead: 'There is no lead with this ID.',
  conflict: 'Somebody else changed this since you opened the lead. Nothing was saved.',
}

/**
 * What can be done with a lead. Each action is a form posted to `/:id/ACTION` that redirects back to the
 * lead.
 */
export function leadActions({ requireFormToken, missing, refused }: ActionParts) {
  const app = new Hono<Env>().route('/', selectedLeads(requireFormToken))
  const idOf = (c: Context<Env>) => c.req.param('id') ?? ''
  /** The list that the form came from. */
  const queryOf = (c: Context<Env>) => readQuery(new URL(c.req.url).searchParams, c.get('session'))
  const leadUrl = (c: Context<Env>, section: string) => {
    const query = queryOf(c)
    return `${listUrl(`/leads/${idOf(c)}`, query, query.page)}#${section}`
  }
  /** Redirects to the form's section on the lead's page, so that reading continues there. */
  const backTo = (c: Context<Env>, section: string, exists: boolean) =>
    exists ? c.redirect(leadUrl(c, section), 303) : missing(c)
  const changed = (c: Context<Env>, result: ChangeResult) => {
    if (result !== 'conflict') return backTo(c, 'work', result === 'done')
    const back = { path: leadUrl(c, 'work'), label: 'Back to the lead' }
    return c.html(messagePage('That didn’t work', texts.conflict, c.get('viewer'), back), 409)
  }
  const on = (action: string, handle: (c: Context<Env>) => Response | Promise<Response>) =>
    app.post(`/:id{[0-9a-f]+}/${action}`, requireFormToken, handle)

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
      ? c.redirect(listUrl(LIST_PATH, query, query.page), 303)
      : missing(c)
  })
  return app
}
