import { type Context, Hono } from 'hono'
import { generatePassword, leadKinds, type People, PeopleError, parseRole } from '#leads/index.ts'
import { formFields } from '../sign-in/index.ts'
import type { Env } from './access.ts'
import { type PeopleView, peoplePage } from './people-page.ts'

/** What the page says after a change, by its parameter `done`. */
const notices = {
  role: 'The role was saved, and that person’s sessions have ended.',
  'sign-out': 'That person’s sessions have ended.',
  required: 'Everyone needs a second factor now.',
  optional: 'A second factor is optional now.',
  reset: 'The second factor was removed, and that person’s sessions have ended.',
  remove: 'That person can no longer sign in.',
}

/** `/people`: administrators add and change people, by forms. Callers have checked the permission and the token. */
export function peopleActions(people: Pick<People, 'managedBy'>) {
  const app = new Hono<Env>()
  const managed = (c: Context<Env>) => people.managedBy(c.get('viewer').name)
  const unseenLeads = async ({ inbox }: Context<Env>['var']) => {
    const assignees = await inbox.assignees()
    const counted = assignees.map(async (one) => {
      const unseen = leadKinds.filter((kind) => !one.kinds.includes(kind))
      const counts = unseen.flatMap((kind) =>
        (['new', 'in-review'] as const).map((status) =>
          inbox.count({ assignee: one.name, unmerged: true, kind, status }),
        ),
      )
      return { ...one, leads: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) }
    })
    return (await Promise.all(counted)).filter(({ leads }) => leads > 0)
  }
  const shown = async (c: Context<Env>, parts: Partial<PeopleView> = {}) => {
    const isSecondFactorRequired = await managed(c).isSecondFactorRequired()
    const list = await managed(c).list()
    const notice = Object.entries(notices).find(([done]) => done === c.req.query('done'))?.[1]
    const view = {
      people: list,
      viewer: c.get('viewer'),
      isSecondFactorRequired,
      withUnseenLeads: await unseenLeads(c.var),
      notice,
      ...parts,
    }
    return c.html(peoplePage(view), parts.error === undefined ? 200 : 422)
  }
  const fieldsOf = async (c: Context<Env>) => {
    const { name = '', role = '' } = await formFields(c)
    return { name, role }
  }

  app.get('/people', (c) => shown(c))
  app.post('/people', async (c) => {
    const entered = await fieldsOf(c)
    try {
      const password = generatePassword()
      const added = await managed(c).add({ ...entered, role: parseRole(entered.role), password })
      return await shown(c, { made: { name: added.name, password } })
    } catch (error) {
      if (!(error instanceof PeopleError)) throw error
      return shown(c, { error: error.message, entered })
    }
  })
  app.post('/people/password', async (c) => {
    const { name } = await fieldsOf(c)
    const password = generatePassword()
    return change(c, () => managed(c).setPassword(name, password), { made: { name, password } })
  })
  app.post('/people/role', async (c) => {
    const { name, role } = await fieldsOf(c)
    return change(c, async () => managed(c).setRole(name, parseRole(role)), 'role')
  })
  app.post('/people/sign-out', async (c) => {
    const { name } = await fieldsOf(c)
    return change(c, () => managed(c).endSessions(name), 'sign-out')
  })
  app.post('/people/second-factor', async (c) => {
    const { value } = await formFields(c)
    if (value !== 'required' && value !== 'optional')
      return shown(c, { error: 'Choose whether a second factor is required or optional.' })
    return change(c, () => managed(c).requireSecondFactor(value), value)
  })
  app.post('/people/second-factor/reset', async (c) => {
    const { name } = await fieldsOf(c)
    return change(c, () => managed(c).resetSecondFactor(name), 'reset')
  })
  app.post('/people/remove', async (c) => {
    const { name } = await fieldsOf(c)
    return change(c, () => managed(c).remove(name), 'remove')
  })
  return app

  /** Redirects back to the page, which says what was done, or shows it with a password or an error. */
  async function change(
    c: Context<Env>,
    act: () => Promise<unknown>,
    done: keyof typeof notices | Partial<PeopleView>,
  ) {
    try {
      await act()
      if (typeof done !== 'string') return await shown(c, done)
      return c.redirect(`/leads/people?done=${done}`, 303)
    } catch (error) {
      if (!(error instanceof PeopleError)) throw error
      return shown(c, { error: error.message })
    }
  }
}
