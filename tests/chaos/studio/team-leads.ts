import { readFile } from 'node:fs/promises'
import { message, pdf } from '#leads/test/messages.ts'
import type { Findings } from '../findings.ts'
import { password } from '../releases/command.ts'
import { recorder, same } from './steps.ts'
import type { TeamSite } from './team-site.ts'

const visitor = { ...message, name: 'Vera Visitor', email: 'vera@example.org' }
const applicant = { name: 'Cara', email: 'cara.applies@example.org', message: 'I’d like to.' }
const administrator = 'Ada Admin'
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
    await send(site, visitor)
    await send(site, { ...visitor, subject: 'Scan of a monorepo, again' })
    await send(site, { ...visitor, email: 'cara@example.org', subject: 'A question' })
    await apply(site)
    await page.goto(`${site.origin}/leads`)
    await page.getByLabel('Name').fill('Sally Sales')
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Password').press('Enter')
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    await page.getByText('3 leads, by week and kind').waitFor()
    await picture('leads-overview')
    return undefined
  })

  await step(
    'sales see no application, and assign a question to an administrator, not to a recruiter',
    async () => {
      await list()
      same(await rows.filter({ hasText: applicant.email }).count(), 0)
      await openLead('A question')
      same(await page.locator(`#names option[value="${recruiter}"]`).count(), 0)
      same(await page.locator(`#names option[value="${administrator}"]`).count(), 1)
      await page.getByLabel('Assigned to').fill(administrator)
      await page.getByLabel('Assigned to').press('Enter')
      await page.getByText(`Last change: Assigned to ${administrator} by Sally Sales`).waitFor()
      await picture('leads-assigned')
      return undefined
    },
  )

  await step('an answer is a mail, a status and a note, and counts as the first one', async () => {
    await openLead('monorepo, again')
    const mail = page.getByRole('link', { name: visitor.email, exact: true })
    same((await mail.getAttribute('href'))?.split('?')[0], `mailto:${visitor.email}`)
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
    await page.getByLabel('Search').fill('cara@example')
    await page.getByLabel('Search').press('Enter')
    await page.getByText('1 lead', { exact: true }).waitFor()
    same(/cara|%40|@/.test(page.url()), false)
    await picture('leads-search')
    await rows.getByRole('link').first().press('Enter')
    await page.getByRole('link', { name: 'Back to the list' }).press('Enter')
    await page.getByText('1 lead', { exact: true }).waitFor()
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
    await page.getByLabel('Assigned').selectOption(administrator)
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    await page.getByText('Save this filter').press('Enter')
    await page.getByLabel('Name').fill('For the administrator')
    await page.getByLabel('Name').press('Enter')
    await page.getByRole('link', { name: 'For the administrator' }).waitFor()
    await picture('leads-filter')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV', exact: true }).click(),
    ])
    const csv = await readFile(await download.path(), 'utf8')
    same([csv.includes('A question'), csv.includes(visitor.email)], [true, false])
    return undefined
  })
  await page.context().close()
  const hiring = await site.open({ javaScriptEnabled: false })
  const recruiting = recorder(hiring, findings)
  await recruiting.step('a recruiter sees only the application, with its CV', async () => {
    await hiring.goto(`${site.origin}/leads`)
    await hiring.getByLabel('Name').fill(recruiter)
    await hiring.getByLabel('Password').fill(password)
    await hiring.getByLabel('Password').press('Enter')
    await hiring.goto(`${site.origin}/leads/list`)
    same(await hiring.locator('tbody tr').count(), 1)
    await hiring.locator('tbody tr').getByRole('link').first().press('Enter')
    const [download] = await Promise.all([
      hiring.waitForEvent('download'),
      hiring.getByRole('link', { name: 'cara.pdf' }).click(),
    ])
    same(Buffer.compare(await readFile(await download.path()), pdf), 0)
    await recruiting.picture('leads-application')
    return (await hiring.getByRole('row', { name: 'Position' }).textContent()) ?? undefined
  })
  await hiring.context().close()
}

/** Applies for the first position. */
async function apply(site: TeamSite): Promise<void> {
  const careers = await (await fetch(`${site.ownUrl}/careers`)).text()
  const body = new FormData()
  for (const [name, value] of Object.entries(applicant)) body.append(name, value)
  body.append('job', /href="\/careers\/([\w-]+)"/.exec(careers)?.[1] ?? '')
  body.append('cv', new File([pdf], 'cara.pdf'))
  const url = `${site.ownUrl}/api/job-application`
  same((await fetch(url, { method: 'POST', body })).status, 202)
}

async function send(site: TeamSite, fields: object): Promise<void> {
  const response = await fetch(`${site.ownUrl}/api/email-send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  same(response.status, 202)
}
