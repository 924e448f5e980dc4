import type { Page } from '@playwright/test'
import type { Findings } from '../findings.ts'
import { eventually, OpenDocument, openAndUse } from './document.ts'
import { tryOwnerContent } from './owner-content.ts'
import { type Recorder, recorder, same } from './steps.ts'
import { tryTeamLeads } from './team-leads.ts'
import { tryTeamPreviews } from './team-previews.ts'
import { tryTeamSecondFactor } from './team-second-factor.ts'
import { openTeamSite, type TeamSite } from './team-site.ts'

const post = 'blog-errors-with-rfc-9457'
const team = [
  ['Ada Admin', 'administrator'],
  ['Wanda Writer', 'editor'],
  ['Rick Recruiter', 'recruiter'],
  ['Sally Sales', 'sales'],
] as const

/** A day of an administrator, a writer, a recruiter and a salesperson on a public site, by the site's own sign-in. */
export async function tryTeam(findings: Findings): Promise<void> {
  await using site = await openTeamSite()
  const [admin, writer, recruiter] = [await site.open(), await site.open(), await site.open()]
  const { step, picture } = recorder(admin, findings)

  await step('is not there while nobody may sign in', async () => {
    same((await admin.goto(`${site.origin}/studio`))?.status(), 404)
    return undefined
  })
  for (const [name, role] of team) site.people('add', name, '--role', role)

  await step('refuses a wrong password', async () => {
    await site.signIn(admin, 'Ada Admin', 'a wrong password')
    await admin.getByRole('alert').waitFor()
    await picture('sign-in', admin)
  })
  await step('refuses a salesperson, and says why', async () => {
    await site.signIn(admin, 'Sally Sales')
    await admin.getByRole('alert').getByText('sales').waitFor()
    await picture('sign-in-sales', admin)
    return (await admin.getByRole('alert').textContent()) ?? undefined
  })
  await step('signs each in by name and password', async () => {
    await site.signIn(admin, 'Ada Admin')
    await site.signIn(writer, 'wanda writer')
    await site.signIn(recruiter, 'Rick Recruiter')
    for (const page of [admin, writer, recruiter])
      await page.getByTestId('structure-tool-list-pane').first().waitFor()
    await recruiter.getByText('Rick Recruiter, Recruiter').waitFor()
    await writer.getByText('Wanda Writer, Editor').waitFor()
    return admin.url()
  })
  await work(site, { admin, writer, recruiter }, { step, picture })
  await tryTeamPreviews(site, writer, findings)
  await tryOwnerContent(site, { step, picture })
  await tryTeamLeads(site, findings)
  await ends(site, { admin, writer, recruiter }, { step, picture })
  await tryTeamSecondFactor(site, findings)
}

type Pages = Record<'admin' | 'writer' | 'recruiter', Page>
async function work(site: TeamSite, pages: Pages, { step, picture }: Recorder): Promise<void> {
  const { admin, writer, recruiter } = pages
  const written = await OpenDocument.open(site, writer, 'blog', post)

  await step('the writer and the administrator write in one post and see each other', async () => {
    const same = await OpenDocument.open(site, admin, 'blog', post)
    await written.write('title', 'Written by Wanda')
    await admin.locator('input[value="Written by Wanda"]').waitFor()
    await same.write('excerpt', 'Written by Ada, while Wanda has the same post open beside her.')
    await written.field('excerpt').getByText('Written by Ada').waitFor()
    await written.field('title').getByRole('textbox').click()
    await admin.getByText('WW', { exact: true }).first().waitFor()
    await writer.getByText('AA', { exact: true }).first().waitFor()
    await picture('team-presence', writer)
    return undefined
  })

  await step('a picture is shown, from the site alone', async () => {
    const sources = await writer
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc))
    const own = sources.filter((source) => source.startsWith(`${site.origin}/studio/api/images/`))
    if (own.length === 0) throw new Error(sources.join(', ') || 'no picture')
    await eventually(async () => {
      const broken = await writer
        .locator('img')
        .evaluateAll((images) =>
          images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).map(String),
        )
      same(broken, [])
    })
    return `${own.length} pictures`
  })

  await step('what the writer publishes is on the site', async () => {
    await written.publish()
    await eventually(async () => {
      const text = await (await fetch(`${site.ownUrl}/blogs/errors-with-rfc-9457`)).text()
      if (!text.includes('Written by Wanda')) throw new Error('not on the site')
    })
    return undefined
  })

  await step('a post opens as a newsletter from its menu, without another sign-in', async () => {
    const opened = writer.context().waitForEvent('page')
    await openAndUse(
      writer.getByTestId('action-menu-button'),
      writer.getByRole('menuitem', { name: 'Send newsletter…' }),
      (item, within) => item.click(within),
    )
    const tab = await opened
    await tab.getByRole('heading', { name: 'Written by Wanda' }).waitFor()
    await picture('team-newsletter', tab)
    await tab.close()
    return undefined
  })

  await step('history names both', async () => {
    await writer.getByTestId('pane-context-menu-button').last().click()
    await writer.getByRole('menuitem', { name: 'History' }).click()
    await eventually(async () => {
      const authors = await site.store.request<string>({
        url: `/data/history/production/transactions/${post},drafts.${post}?excludeContent=true`,
        json: false,
      })
      const lines = String(authors).trim().split('\n')
      const ids = new Set(lines.map((line) => JSON.parse(line).author as string))
      if (ids.size < 2) throw new Error([...ids].join())
    })
    const events = writer.getByTestId('timeline-item-button')
    await events.first().waitFor()
    await events.first().hover()
    await picture('team-history', writer)
    return (await events.allTextContents()).join(' / ')
  })

  await step('the recruiter is shown posts as read-only, and refused by the platform', async () => {
    await recruiter.goto(`${site.studioUrl}/structure/posts;all;${post}`)
    await recruiter.getByText('does not have permission to edit this document').waitFor()
    await recruiter
      .getByTestId('field-title')
      .getByRole('textbox')
      .and(recruiter.locator('[readonly]'))
      .waitFor()
    await picture('team-recruiter', recruiter)
    const status = await recruiter.evaluate(async (id) => {
      const stored = localStorage.getItem('__studio_auth_token_local') ?? '{}'
      const { token } = JSON.parse(stored) as { token?: string }
      const response = await fetch('/studio/api/v2025-05-21/data/mutate/production', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ mutations: [{ patch: { id, set: { title: 'Mine' } } }] }),
      })
      return response.status
    }, post)
    same(status, 403)
    return undefined
  })

  await step('the recruiter posts a job', async () => {
    const job = await OpenDocument.create(site, recruiter, 'positions;all')
    await job.write('title', 'Trial Engineer')
    await job.storedAs((draft) => draft?.title === 'Trial Engineer')
    return job.id
  })
}

async function ends(site: TeamSite, pages: Pages, { step, picture }: Recorder): Promise<void> {
  await step('a revoked session is over at once', async () => {
    site.people('sign-out', 'Wanda Writer')
    const { writer } = pages
    await writer.goto(`${site.studioUrl}/structure/posts;all`)
    await writer.getByLabel('Name').waitFor()
    await picture('team-revoked', writer)
    return undefined
  })
  await step('signing out ends a session and leads to the form', async () => {
    const { admin } = pages
    const token = await admin.evaluate(() => localStorage.getItem('__studio_auth_token_local'))
    await admin.goto(`${site.studioUrl}/structure`)
    await openAndUse(
      admin.getByTestId('user-menu').or(admin.locator('#user-menu')).first(),
      admin.getByRole('menuitem', { name: 'Sign out' }),
      (item, within) => item.click(within),
    )
    await eventually(async () => {
      const { token: value } = JSON.parse(token ?? '{}') as { token?: string }
      const response = await fetch(`${site.ownUrl}/studio/api/v1/users/me`, {
        headers: { authorization: `Bearer ${value}` },
      })
      same(response.status, 401)
    })
    await admin.getByLabel('Name').waitFor()
    return undefined
  })
}
