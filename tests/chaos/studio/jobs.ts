import { eventually, OpenDocument } from './document.ts'
import { type Steps, same } from './steps.ts'

/** Publishing and closing a job. */
export async function tryJobs({ fixture, page, step, picture }: Steps): Promise<void> {
  const job = await OpenDocument.create(fixture, page, 'positions;all')
  const { id } = job

  await step('a published job is on the site', async () => {
    await job.write('title', 'Trial Engineer')
    await job.write('location', 'Remote')
    await job.write('description', `${'Tries everything that an editor touches. '.repeat(6)}`)
    await job
      .field('requirements')
      .getByRole('button', { name: /Add item/ })
      .click()
    await job.field('requirements').getByRole('textbox').last().fill('Patience')
    const draft = await job.storedAs(
      (now) => (now?.requirements as string[] | undefined)?.[0] === 'Patience',
    )
    same([draft?.type, typeof draft?.postedAt], ['Full-time', 'string'])
    await job.publish()
    await eventually(async () => {
      const text = await (await fetch(`${fixture.site.url}/careers/${id}`)).text()
      if (!text.includes('Trial Engineer')) throw new Error('not on the site')
    })
    await picture('position')
    return undefined
  })

  await step('it stays in the list of open jobs while it is edited', async () => {
    await job.write('location', 'Remote, or San Jose')
    await job.storedAs((draft) => draft?.location === 'Remote, or San Jose')
    await page.goto(`${fixture.studioUrl}/structure/positions;open`)
    const list = page.getByTestId('document-list-pane').last()
    await list.getByText('Trial Engineer').first().waitFor()
    await page.goto(`${fixture.studioUrl}/structure/positions;all;${id}`)
    await OpenDocument.on(fixture, page, id)
    return undefined
  })

  await step('a last day that is over closes it, and lists it apart', async () => {
    const published = (await fixture.store.getDocument(id)) ?? { _id: id, _type: 'job' }
    await fixture.store.createOrReplace({
      ...published,
      postedAt: '2020-01-01',
      validThrough: '2020-12-31',
    })
    await eventually(async () => {
      same((await fetch(`${fixture.site.url}/careers/${id}`)).status, 410)
    })
    await page.goto(`${fixture.studioUrl}/structure/positions;closed`)
    const list = page.getByTestId('document-list-pane').last()
    await list.getByText('Trial Engineer').first().waitFor()
    await picture('position-closed')
    await page.goto(`${fixture.studioUrl}/structure/positions;all;${id}`)
    await OpenDocument.on(fixture, page, id)
    return undefined
  })

  await step('unpublishing closes it and moves it to the drafts', async () => {
    await job.unpublish()
    await eventually(async () => {
      same((await fetch(`${fixture.site.url}/careers/${id}`)).status, 404)
    })
    await page.goto(`${fixture.studioUrl}/structure/positions;open`)
    const list = page.getByTestId('document-list-pane').last()
    await list.getByTestId('default-preview').first().waitFor()
    same(await list.getByText('Trial Engineer').count(), 0)
    await page.goto(`${fixture.studioUrl}/structure/positions;drafts`)
    await list.getByText('Trial Engineer').first().waitFor()
    return undefined
  })
}
