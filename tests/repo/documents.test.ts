import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteContentTypes } from '#content/document-types/index.ts'
import { processors } from '#copy/legal/processors.ts'
import { contactFields } from '#leads/fields/contact.ts'
import { demoFields } from '#leads/fields/demo.ts'
import { newsletterFields } from '#leads/fields/newsletter.ts'
import { waitlistFields } from '#leads/fields/waitlist.ts'
import { channels, deliveryKindNames } from '#leads/index.ts'
import { trackedFiles as files, read, root } from './tracked-files.ts'

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)
const documents = files.filter((file) => file.endsWith('.md'))
const topFolders = new Set(files.filter((file) => file.includes('/')).map(topFolder))
const settings = all(read('server/start/settings.ts'), /^ {2}([A-Z_]+):/gm)

function topFolder(path: string): string {
  return path.split('/')[0] ?? ''
}

describe.runIf(documents.length > 0).each(documents)('%s', (file) => {
  it('names existing commands', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = all(read(file), /npm run (?:-s )?([\w:-]+)/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it('links to existing files', () => {
    const links = all(read(file), /\]\(([^)#\s]+)/g).filter((to) => !/^[a-z]+:/.test(to))
    expect(links.filter((to) => !existsSync(join(root, dirname(file), to)))).toEqual([])
  })

  it('names existing files, by their path from the root or from its own folder', () => {
    const paths = all(read(file), /`((?:[\w.-]+\/)+[\w.-]+)`/g).filter(
      (path) => /\.(?:tsx?|css)$/.test(path) || topFolders.has(topFolder(path)),
    )
    const folders = ['.', dirname(file)]
    const missing = paths.filter((path) => !folders.some((at) => existsSync(join(root, at, path))))
    expect(missing).toEqual([])
  })
})

describe('the list of settings', () => {
  it('has every setting', () => {
    expect(settings.length).toBeGreaterThan(20)
    const table = all(read('docs/settings.md'), /^\| (`[A-Z].*?) \|/gm).join(' ')
    const given = settings.filter((name) => name !== 'NODE_ENV')
    expect(given.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})

it('docs/leads.md has every kind of delivery', () => {
  const named = all(read('docs/leads.md'), /^- `(\w+)`, to /gm)
  expect(named.toSorted()).toEqual(deliveryKindNames.toSorted())
})

it('docs/editing.md has every list of site content', () => {
  const headings = all(read('docs/editing.md'), /^### (.+)$/gm)
  const lists = Object.values(siteContentTypes).map(({ list }) => list.title)
  expect(lists.filter((title) => !headings.includes(title))).toEqual([])
})

describe('docs/forms-api.md', () => {
  it.each([
    ['/api/email-send', contactFields],
    ['/api/schedule-demo', demoFields],
    ['/api/waitlistapi', waitlistFields],
    ['/api/newsletter', newsletterFields],
  ] as const)('has the fields of %s, the required ones first', (endpoint, fields) => {
    const document = read('docs/forms-api.md')
    const row = document.split('\n').find((line) => line.includes(`| \`${endpoint}\` |`))
    const [required, optional] = (row?.split('|')[2] ?? '')
      .split(';')
      .map((part) => all(part, /`(\w+)`/g))
    const shown = fields.filter(({ type }) => type !== 'hidden')
    const names = (areRequired: boolean) =>
      shown.filter((field) => field.required === areRequired).map(({ name }) => name)
    expect([required, optional ?? []], `the row of ${endpoint}`).toEqual([
      names(true),
      names(false),
    ])
    const [example = '{}'] = all(document, new RegExp(`${endpoint} --json '([^']+)'`, 'g'))
    expect(Object.keys(JSON.parse(example)), `the command for ${endpoint}`).toEqual(names(true))
  })
})

describe('the list of processors', () => {
  it('has who a setting sends personal data to', () => {
    const brought = processors.list.flatMap(({ setting }) => setting ?? [])
    const channelSettings = Object.values(channels).map(({ setting }) => setting)
    expect(brought.toSorted()).toEqual([...channelSettings, 'SANITY_PROJECT_ID'].sort())
    expect(brought.filter((name) => !settings.includes(name))).toEqual([])
  })
})

describe('the files of a deployment', () => {
  const dockerfile = read('Dockerfile')
  const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

  it('use existing settings', () => {
    const set = [
      ...all(image, /^(?:ENV)? +([A-Z_]+)=/gm),
      ...all(read('deploy/compose.yaml').split('\n  database:')[0] ?? '', /^ {6}([A-Z_]+):/gm),
      ...all(read('deploy/systemd/plumbline.service'), /\b([A-Z_]+)=/g),
      ...all(read('docs/operations.md'), /^([A-Z_]+)=/gm),
      ...all(read('docs/many-instances.md'), /^([A-Z_]+)=/gm),
    ]
    expect(set.length).toBeGreaterThan(10)
    // Variables that the allocator and Node read.
    const own = set.filter((name) => !/^(MALLOC_|NODE_ENV$)/.test(name))
    expect(own.filter((name) => !settings.includes(name))).toEqual([])
  })

  it('copy into the image what the site imports', () => {
    const copied = all(image, /--from=build \/site\/(\S+)/g)
    const sources = globSync(`{${copied.filter((path) => !path.includes('.')).join()}}/**/*.ts`, {
      cwd: root,
      exclude: (name) => name.endsWith('node_modules'),
    })
    const imported = sources
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => read(file).replace(/^import type [^']+'[^']+'/gm, ''))
      .flatMap((source) => all(source, /from '#([\w-]+\/[\w-]+)/g))
    expect(imported.length).toBeGreaterThan(50)
    const missing = imported.filter((path) => !copied.some((folder) => path.startsWith(folder)))
    expect(missing.filter((path) => !path.startsWith('studio/'))).toEqual([])
  })

  it('link each alert to a section of the runbook', () => {
    const headings = all(read('deploy/prometheus/alerts.yaml'), /docs\/operations\.md, (.+)"/g)
    expect(headings.length).toBeGreaterThan(5)
    const runbook = read('docs/operations.md')
    expect(headings.filter((heading) => !runbook.includes(`**${heading}.**`))).toEqual([])
  })
})
