import { type Context, Hono } from 'hono'
import { generatePassword, type People, PeopleError, parseRole } from '#leads/index.ts'
import { formFields } from './form-fields.ts'
import type { Env } from './lead-actions.ts'
import { type PeopleView, peoplePage } from './people-page.ts'

/** `/people`: administrators add and change people, by forms. Those who call have checked permission and token. */
export function peopleActions(people: Pick<People, 'managedBy'>) {
  const app = new Hono<Env>()
  const managed = (c: Context<Env>) => people.managedBy(c.get('viewer').name)
  const shown = async (c: Context<Env>, parts: Partial<PeopleView> = {}) => {
    const isSecondFactorRequired = await managed(c).isSecondFactorRequired()
    const list = await managed(c).list()
    const view = { people: list, viewer: c.get('viewer'), isSecondFactorRequired, ...parts }
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
    return change(c, async () => managed(c).setRole(name, parseRole(role)))
  })
  app.post('/people/sign-out', async (c) => {
    const { name } = await fieldsOf(c)
    return change(c, () => managed(c).endSessions(name))
  })
  app.post('/people/second-factor', async (c) => {
    const { value } = await formFields(c)
    if (value !== 'required' && value !== 'optional')
      return shown(c, { error: 'Choose whether a second factor is required or optional.' })
    return change(c, () => managed(c).requireSecondFactor(value))
  })
  app.post('/people/second-factor/reset', async (c) => {
    const { name } = await fieldsOf(c)
    return change(c, () => managed(c).resetSecondFactor(name))
  })
  app.post('/people/remove', async (c) => {
    const { name } = await fieldsOf(c)
    return change(c, () => managed(c).remove(name))
  })
  return app

  /** Redirects back to the page, or shows it with a password or an error. */
  async function change(c: Context<Env>, act: () => Promise<unknown>, done?: Partial<PeopleView>) {
    try {
      await act()
      return done ? await shown(c, done) : c.redirect('/leads/people', 303)
    } catch (error) {
      if (!(error instanceof PeopleError)) throw error
      return shown(c, { error: error.message })
    }
  }
}
