import { describe, expect, it } from 'vitest'
import { seedPrefix } from './sample.ts'
import { contentOf, idsOf, job, post } from './test/content-of.ts'

const everything = { q: '', category: '', page: 1 }

describe('reads', () => {
  it('return pages of the list, newest first, after the large card', async () => {
    const { content } = await contentOf([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => post(n)),
      post(10, { featured: true }),
      post(11, { featured: true, category: 'Research' }),
    ])
    expect(await content.blogList(everything)).toMatchObject({
      state: 'found',
      value: { largeCard: { id: 'p11' }, total: 11, pages: 2 },
    })
    expect(await idsOf(content)).toEqual(['p11', 'p10', 'p9', 'p8', 'p7', 'p6', 'p5'])
    expect(await idsOf(content, { page: 2 })).toEqual(['p4', 'p3', 'p2', 'p1'])
    expect(await idsOf(content, { page: 3 })).toEqual([])
    expect(await idsOf(content, { category: 'Best Practices' })).toEqual([
      'p10',
      'p8',
      'p6',
      'p4',
      'p2',
    ])
    expect(await idsOf(content, { category: 'Gossip' })).toEqual([])
    expect(await idsOf(content, { q: 'POST 1' })).toEqual(['p11', 'p1', 'p10'])
  })

  it('return the first match as the large card if no match is featured', async () => {
    const posts = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => post(n))
    const { content } = await contentOf([
      ...posts,
      post(9, { featured: true, category: 'Research' }),
    ])
    for (const view of [{ category: 'Best Practices' }, { q: 'best practices' }]) {
      const value = { largeCard: { id: 'p8', featured: false }, total: 4, pages: 1 }
      expect(await content.blogList({ ...everything, ...view })).toMatchObject({ value })
      expect(await idsOf(content, view)).toEqual(['p8', 'p6', 'p4', 'p2'])
    }
  })

  it('find a post by ID and slug, and hide a post with a future date', async () => {
    const tomorrow = new Date(Date.now() + 864e5).toISOString()
    const { content } = await contentOf([
      post(1, { slug: { current: 'first' } }),
      post(2, { date: tomorrow, slug: { current: 'second' } }),
    ])
    expect(await content.post('p1')).toMatchObject({ state: 'found', value: { id: 'p1' } })
    expect(await content.post('first')).toMatchObject({ state: 'found', value: { id: 'p1' } })
    for (const name of ['p2', 'second', 'nothing', '']) {
      expect(await content.post(name)).toEqual({ state: 'missing' })
    }
    expect(await content.postCount()).toEqual({ state: 'found', value: 1 })
    expect(await content.sitemapPosts(1)).toMatchObject({ value: [{ id: 'p1' }] })
    for (const latest of [await content.latestPosts(), await content.latestSummaries()]) {
      expect(latest).toMatchObject({ state: 'found', value: [{ id: 'p1', slug: 'first' }] })
    }
  })

  it('have the latest 50 posts, for the feed', async () => {
    const { content } = await contentOf(Array.from({ length: 51 }, (_, index) => post(index)))
    for (const latest of [await content.latestPosts(), await content.latestSummaries()]) {
      expect(latest.state === 'found' && latest.value).toHaveLength(50)
    }
  })

  it('have the latest posts of a category, whether or not they are among the latest of all', async () => {
    const old = post(99, { category: 'Research', date: '2020-01-01' })
    const { content } = await contentOf([
      ...Array.from({ length: 51 }, (_, index) => post(index, { category: 'Best Practices' })),
      old,
    ])
    // A platform that is slow, as on a busy machine, first gets those among the latest of all.
    await expect
      .poll(() => content.latestPosts('Research'))
      .toMatchObject({ value: [{ id: 'p99' }] })
  })

  it('tell which posts search engines may not index, and an Open Graph image, in its own format', async () => {
    const shareImage = { asset: { _ref: 'image-abc-2400x1260-png', _weak: true }, alt: 'A graph.' }
    const { content } = await contentOf([
      post(1, { seo: { noIndex: true, shareImage } }),
      post(2, { seo: { noIndex: 'yes', shareImage: { alt: 'None.' } } }),
    ])
    const shared = await content.post('p1')
    expect(shared).toMatchObject({
      value: { noIndex: true, seo: { openGraphImage: { alt: 'A graph.' } } },
    })
    const { src = '' } = (shared.state === 'found' && shared.value.seo.openGraphImage) || {}
    expect(Object.fromEntries(new URL(src).searchParams)).toMatchObject({
      w: '1200',
      h: '630',
      fm: 'jpg',
    })
    expect(await content.post('p2')).toMatchObject({ value: { seo: {} } })
    const addresses = await content.sitemapPosts(1)
    expect(addresses).toMatchObject({ value: [{ id: 'p1', noIndex: true }, { id: 'p2' }] })
    expect(addresses).not.toHaveProperty('value.1.noIndex')
    expect(await content.latestSummaries()).toMatchObject({
      value: [{ id: 'p2' }, { noIndex: true }],
    })
  })

  it('find the latest of wanted posts however old they are', async () => {
    const byOne = { authors: [{ _type: 'reference', _ref: 'ada', _weak: true }] }
    const { content } = await contentOf([
      ...Array.from({ length: 60 }, (_, n) => post(n + 2)),
      post(1, byOne),
    ])
    const isWanted = ({ authorIds }: { authorIds: unknown }) =>
      Array.isArray(authorIds) && authorIds.includes('ada')
    expect(await content.latestSummaries(isWanted)).toMatchObject({ value: [{ id: 'p1' }] })
  })

  it('strip characters that HTML and XML cannot hold', async () => {
    const { content } = await contentOf([
      post(1, { title: 'A\u0000B\uFFFE', excerpt: 'one\r\ntwo\u0008' }),
    ])
    expect(await content.post('p1')).toMatchObject({ value: { title: 'AB', excerpt: 'one\ntwo' } })
  })

  it('skip and log unreadable documents, and log unknown categories', async () => {
    const broken = { ...post(2), date: '2026-01-02 or so' }
    const { content, warnings } = await contentOf([post(1, { category: 'Gossip' }), broken, job])
    expect(await idsOf(content)).toEqual(['p1'])
    expect(await content.post('p2')).toEqual({ state: 'missing' })
    expect(warnings.join('\n')).toContain('"document":"p2"')
    expect(warnings.filter((line) => line.includes('Gossip'))).toHaveLength(1)
    expect(await content.jobs()).toMatchObject({ state: 'found', value: [{ id: 'j1' }] })
    expect(await content.job('j2')).toEqual({ state: 'missing' })
  })
})

describe('jobs', () => {
  const dayFromNow = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  it('are listed from their day to the end of their last day', async () => {
    const { content } = await contentOf([
      { ...job, _id: 'today', postedAt: dayFromNow(0) },
      { ...job, _id: 'ahead', postedAt: dayFromNow(2) },
      { ...job, _id: 'last-day', validThrough: dayFromNow(1) },
      { ...job, _id: 'closed', validThrough: dayFromNow(-1) },
      { ...job, _id: 'odd', validThrough: '1 or so' },
    ])
    const jobs = await content.jobs()
    const listed = jobs.state === 'found' ? jobs.value.map(({ id }) => id) : []
    expect(listed.toSorted()).toEqual(['last-day', 'odd', 'today'])
    expect(await content.job('ahead')).toEqual({ state: 'missing' })
    expect(await content.job('closed')).toMatchObject({ value: { id: 'closed', isClosed: true } })
    expect(await content.job('last-day')).not.toHaveProperty('value.isClosed')
  })
})

describe('samples', () => {
  it('are documents that nobody has changed since they were seeded', async () => {
    const { content, editor } = await contentOf([post(9)])
    const seed = editor.transaction().transactionId(`${seedPrefix}1`)
    await seed.create(post(1)).create(post(2)).create(job).commit()
    const samples = async () => {
      const reads = [
        await content.latestSummaries(),
        await content.latestPosts(),
        await content.jobs(),
      ]
      const all = reads.map((read) => (read.state === 'found' ? read.value : []))
      return all.map((list) => list.filter(({ sample }) => sample).map(({ id }) => id))
    }
    await expect.poll(samples).toEqual([['p2', 'p1'], ['p2', 'p1'], ['j1']])
    await editor
      .transaction()
      .patch('p2', (patch) => patch.set({ title: 'Ours' }))
      .commit()
    await expect.poll(samples).toEqual([['p1'], ['p1'], ['j1']])
  })
})

describe('a change', () => {
  it('appears immediately, and invalidates only its dependents', async () => {
    const { content, changes, editor } = await contentOf([post(1), job])
    const page = content.trackDependencies()
    // On a busy machine, the platform may respond too late.
    await expect.poll(() => page.content.post('p1')).toMatchObject({ state: 'found' })
    expect(page.dependencies).toContain('id:p1')
    expect(page.dependencies).not.toContain('type:job')
    const careers = content.trackDependencies()
    await careers.content.jobs()
    await careers.content.announcement()
    const before = changes.length
    await editor.patch('p1').set({ title: 'New' }).commit()
    await expect.poll(() => changes.length).toBeGreaterThan(before)
    const tags = changes.slice(before).flat()
    expect(tags.some((tag) => page.dependencies.has(tag))).toBe(true)
    expect(tags.filter((tag) => careers.dependencies.has(tag))).toEqual([])
    expect(await content.post('p1')).toMatchObject({ value: { title: 'New' } })
    await editor.delete('p1')
    await expect.poll(() => content.post('p1')).toEqual({ state: 'missing' })
  })

  it('reported by a webhook only refetches that document', async () => {
    const { content, platform } = await contentOf([post(1), post(2)])
    await content.post('p1')
    await content.post('p2')
    const before = [platform.queryCount('"p1"'), platform.queryCount('"p2"')]
    content.invalidate(['type:blog', 'id:p1'])
    await content.post('p1')
    await content.post('p2')
    expect([platform.queryCount('"p1"'), platform.queryCount('"p2"')]).toEqual([
      Number(before[0]) + 1,
      before[1],
    ])
  })
})

describe('an outage', () => {
  const faults = ['html', 'truncated', 'misshapen', 'broken'] as const
  it.each([...faults.map((fault) => [fault, true] as const), ['broken', false] as const])(
    'with %s responses serves stale content and recovers, remote: %s',
    async (fault, isRemote) => {
      const { content, platform, editor } = await contentOf([post(1), job], { isRemote })
      const read = async () => [await idsOf(content), (await content.post('p1')).state]
      expect(await read()).toEqual([['p1'], 'found'])
      const jobs = await content.jobs()
      platform.setFault(fault)
      content.invalidate('all')
      expect(await read()).toEqual([['p1'], 'found'])
      expect(await content.jobs()).toEqual(jobs)
      expect(content.isReadable()).toBe(false)
      platform.setFault('none')
      await editor.create(post(2))
      await expect.poll(() => idsOf(content)).toEqual(['p2', 'p1'])
      await expect.poll(() => content.isReadable()).toBe(true)
    },
  )

  it.each([true, false])(
    'serves prefetched lists and latest posts, remote: %s',
    async (isRemote) => {
      const posts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => post(n, { slug: { current: `s${n}` } }))
      const { content, platform, open } = await contentOf([...posts, job], { isRemote })
      // Content is prefetched a moment after the last change.
      await expect.poll(() => platform.queryCount('content[]')).toBeGreaterThan(0)
      await content.latestPosts()
      await content.close()
      await platform.stop()
      // Of a remote platform also after a restart.
      for (const { content: reader } of [{ content }, ...(isRemote ? [open()] : [])]) {
        expect(await idsOf(reader, { category: 'Best Practices' })).toEqual([
          'p8',
          'p6',
          'p4',
          'p2',
        ])
        expect(await idsOf(reader, { page: 2 })).toEqual(['p2', 'p1'])
        expect(await idsOf(reader, { q: 'post 7' })).toEqual(['p7'])
        expect(await reader.post('p3')).toMatchObject({ state: 'found', value: { id: 'p3' } })
        expect(await reader.post('s4')).toMatchObject({ state: 'found', value: { id: 'p4' } })
        expect(await reader.post('nothing')).toEqual({ state: 'unreachable' })
        expect(await reader.jobs()).toMatchObject({ state: 'found' })
        expect(await reader.sitemapPosts(1)).toMatchObject({
          value: posts.map(({ _id: id }) => ({ id })),
        })
      }
      await platform.start()
    },
  )
})
