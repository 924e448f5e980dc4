import { readFile } from 'node:fs/promises'
import { message } from '#leads/test/messages.ts'
import type { Findings } from '../findings.ts'
import { password } from '../releases/command.ts'
import { recorder, same } from './steps.ts'
import type { TeamSite } from './team-site.ts'

const visitor = { ...message, name: 'Vera Visitor', email: 'vera@example.org' }
const recruiter = 'Rick Recruiter'

/** A day at `/leads`, in a browser without JavaScript: from the overview to the export. */
export async function tryTeamLeads(site: TeamSite, findings: Findings): Promise<void> {
  const page = await site.open({ javaScriptEnabled: false })
  const { step, picture } = recorder(page, findings)
  const rows = page.locator('tbody tr')
  const list = () => page.goto(`${site.origin}/leads/list`)
  const openLead = async (subject: string) => {
    await list()
    await rows.filter({ hasText: subject }).getByRole('link').first().press('Enter')
    await page.getByRole('heading', { name: 'Work' }).waitFor()
  }

  await step('what visitors send is on the overview, after a sign-in', async () => {
    const careers = await (await fetch(`${site.ownUrl}/careers`)).text()
    const job = /href="\/careers\/([\w-]+)"/.exec(careers)?.[1]
    await send(site, visitor)
    await send(site, { ...visitor, subject: 'Scan of a monorepo, again' })
    await send(site, { ...visitor, email: 'cara@example.org', subject: 'My application', job })
    await page.goto(`${site.origin}/leads`)
    await page.getByLabel('Name').fill('Sally Sales')
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Password').press('Enter')
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    await page.getByText('3 leads, by week and kind').waitFor()
    await picture('leads-overview')
    return undefined
  })

  await step('an application names its position, and is assigned to a recruiter', async () => {
    await openLead('My application')
    const position = page.getByRole('row', { name: 'Position' }).getByRole('link')
    same(await page.locator(`#names option[value="${recruiter}"]`).count(), 1)
    await page.getByLabel('Assigned to').fill(recruiter)
    await page.getByLabel('Assigned to').press('Enter')
    await page.getByText(`Last change: Assigned to ${recruiter} by Sally Sales`).waitFor()
    await picture('leads-application')
    return (await position.textContent()) ?? undefined
  })

  await step('an answer is a mail, a status and a note, and counts as the first one', async () => {
    await openLead('monorepo, again')
    const mail = page.getByRole('link', { name: visitor.email, exact: true })
    same(await mail.getAttribute('href'), `mailto:${visitor.email}`)
    await page.getByLabel('Status').selectOption('in-review')
    await page.getByRole('button', { name: 'Save status' }).press('Enter')
    await page.getByText('Last change: Status: in review by Sally Sales').waitFor()
    await page.getByLabel('New note').fill('Answered by mail.')
    await page.getByRole('button', { name: 'Add note' }).press('Enter')
    await page.getByText('Last change: Note added by Sally Sales').waitFor()
    await page.goto(`${site.origin}/leads`)
    await page.getByRole('row', { name: 'under 1 hour 1' }).waitFor()
    return undefined
  })

  await step('a search names nobody in the URL, and leads on to a lead and back', async () => {
    await list()
    await page.getByLabel('Text').fill('cara@example')
    await page.getByLabel('Text').press('Enter')
    await page.getByText('1 lead, times in UTC').waitFor()
    same(/cara|%40|@/.test(page.url()), false)
    await picture('leads-search')
    await rows.getByRole('link').first().press('Enter')
    await page.getByRole('link', { name: 'Back to the list' }).press('Enter')
    await page.getByText('1 lead, times in UTC').waitFor()
    return page.url()
  })

  await step('a duplicate is merged, shown with the other lead, and separated', async () => {
    await openLead('monorepo, again')
    const kept = new URL(page.url()).pathname
    const id = kept.replace('/leads/', '')
    await list()
    await rows.filter({ hasText: visitor.subject }).last().getByRole('link').first().press('Enter')
    await page.getByLabel('Lead of this person to keep').selectOption(id)
    await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Undo the merge' }).waitFor()
    await list()
    same(await rows.count(), 2)
    await page.goto(site.origin + kept)
    await picture('leads-merged')
    await page.locator('h2#duplicates + ul a').press('Enter')
    await page.getByRole('button', { name: 'Undo the merge' }).press('Enter')
    await page.getByLabel('Lead of this person to keep').waitFor()
    await list()
    same(await rows.count(), 3)
    return undefined
  })

  await step('a filter is saved, and its leads are exported', async () => {
    await page.getByLabel('Assigned').selectOption(recruiter)
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    await page.getByText('Save this filter').press('Enter')
    await page.getByLabel('Name').fill('For the recruiter')
    await page.getByLabel('Name').press('Enter')
    await page.getByRole('link', { name: 'For the recruiter' }).waitFor()
    await picture('leads-filter')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ])
    const csv = await readFile(await download.path(), 'utf8')
    same([csv.includes('My application'), csv.includes(visitor.email)], [true, false])
    return undefined
  })
  await page.context().close()
}

async function send(site: TeamSite, fields: object): Promise<void> {
  const response = await fetch(`${site.ownUrl}/api/email-send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  same(response.status, 202)
}
