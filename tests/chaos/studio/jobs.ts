import { eventually, OpenDocument, openAndUse, paste } from './document.ts'
import { type Steps, same } from './steps.ts'

/** Publishing and closing a job. */
export async function tryJobs({ fixture, page, step, picture }: Steps): Promise<void> {
  const job = await OpenDocument.create(fixture, page, 'positions;all')
  const { id } = job

  await step('a published job is on the site', async () => {
    await job.write('title', 'Trial Engineer')
    await job.write('location', 'Remote')
    const description = job.field('description').getByTestId('pt-editor')
    await openAndUse(description, description.getByRole('textbox').first(), (text) => text.click())
    await page.keyboard.type('Tries everything that an editor touches.')
    const requirements = job.field('requirements')
    await requirements.getByRole('button', { name: /Add item/ }).click()
    const item = requirements.getByRole('textbox').last()
    await item.focus()
    await paste(item, { 'text/plain': '•\tPatience\r\n•\tCare\r\n' })
    const draft = await job.storedAs((now) => {
      const listed = JSON.stringify(now?.requirements) === '["Patience","Care"]'
      return listed && JSON.stringify(now?.description)?.includes('an editor touches')
    })
    same([draft?.type, typeof draft?.postedAt], ['Full-time', 'string'])
    same((draft?.slug as { current?: string } | undefined)?.current, 'trial-engineer')
    await job.publish()
    await eventually(async () => {
      const page = await fetch(`${fixture.site.url}/careers/${id}`)
      same(new URL(page.url).pathname, '/careers/trial-engineer')
      const text = await page.text()
      if (!text.includes('an editor touches')) throw new Error('not on the site')
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
