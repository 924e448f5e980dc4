import { type Context, Hono } from 'hono'
import type { Assignee } from '#leads/index.ts'
import { formFields } from '../sign-in/index.ts'
import type { Env } from './access.ts'
import { csvResponse, xlsxResponses } from './export-response.ts'
import { listPage } from './list-page.ts'
import { pages } from './pages.ts'
import {
  isFiltered,
  listUrl,
  PAGE_SIZE,
  queryText,
  readForm,
  readQuery,
  withoutText,
} from './query.ts'
import { refused } from './responses.ts'
import { selectedLeads } from './selected-leads.ts'

const texts = {
  nothingToSave: 'There is no filter to save, because the search text isn’t saved.',
  notSaved: 'Enter a name for the filter. If 30 filters are already saved, remove one first.',
}

/** `/list`, its filters, and its exports. */
export function listActions() {
  const app = new Hono<Env>().route('/', selectedLeads())
  /** The query of the list, in the URL of a request. */
  const queryOf = (c: Context<Env>, assignees: readonly Assignee[]) =>
    readQuery(new URL(c.req.url).searchParams, c.get('session'), assignees)

  app.get('/list', async (c) => {
    const { inbox, kinds, viewer } = c.var
    const assignees = await inbox.assignees()
    const query = queryOf(c, assignees)
    const { filter, page } = query
    const count = await inbox.count(filter)
    const last = Math.max(1, Math.ceil(count / PAGE_SIZE))
    if (page > last) return c.redirect(listUrl(pages.list.path, query, last), 303)
    const leads = await inbox.list(filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
    const saved = await inbox.savedFilters()
    return c.html(listPage({ query, leads, count, kinds, assignees, saved, viewer }))
  })
  app.post('/list', async (c) => {
    const form = new URLSearchParams(await formFields(c))
    return c.redirect(listUrl(pages.list.path, readForm(form, c.get('session'))), 303)
  })
  const xlsxResponse = xlsxResponses()
  app.get('/:file{export\\.(csv|xlsx)}', async (c) => {
    const query = queryOf(c, await c.get('inbox').assignees())
    // Without the search, the file would contain leads that weren't asked for.
    if (query.isSearchLost) return c.redirect(pages.list.path + new URL(c.req.url).search, 303)
    const format = c.req.param('file') === 'export.csv' ? 'csv' : 'xlsx'
    const leads = c.get('inbox').export(format, query.filter)
    if (format === 'xlsx') return xlsxResponse(leads, c.get('viewer').id)
    return csvResponse(leads, { escapeFormulas: c.req.query('formulas') !== 'unescaped' })
  })
  app.post('/filters', async (c) => {
    const { name = '', query } = await formFields(c)
    const given = withoutText(readQuery(new URLSearchParams(query), c.get('session')))
    if (!isFiltered(given)) return refused(c, texts.nothingToSave)
    const filter = queryText(given)
    if (!(await c.get('inbox').saveFilter(name, filter))) return refused(c, texts.notSaved)
    return c.redirect(`${pages.list.path}?${filter}`, 303)
  })
  app.post('/filters/remove', async (c) => {
    const { name = '' } = await formFields(c)
    await c.get('inbox').removeFilter(name)
    return c.redirect(pages.list.path, 303)
  })
  return app
}
