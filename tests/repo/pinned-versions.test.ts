import { expect, it } from 'vitest'
import { z } from 'zod'
import { guides } from '../../copy/integrations/guides/index.ts'
import { integrations } from '../../copy/integrations/index.ts'
import { read, trackedFiles } from './tracked-files.ts'

/** Where a command or a pipeline names the release that it runs, and what follows the name. */
const releases =
  /(?:\buses: |\bimage: |\bimage:\s+name: |\bpipx? install |\bnpm install --global |\bnpx --yes |\bbrew install |\bgo install |\bdocker (?:run|pull) )(\S+(?: # \S+)?)/g

/** A commit of an action with its tag, a version of a package, or a version of an image with or without its digest. */
const exact =
  /^(?:[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|[@\w./-]+(?:==|@|:)v?\d+\.\d+\.\d+(?:@sha256:[0-9a-f]{64})?)$/

const code = z.object({
  content: z.array(z.object({ code: z.string().default('') })).default([]),
})
const texts = [
  ...Object.values(guides).flatMap(({ id, steps }) =>
    steps.map((step) => [`the ${id} guide`, step.code?.text ?? '']),
  ),
  ...read('content/seed/production.ndjson')
    .trim()
    .split('\n')
    .flatMap((line) => code.safeParse(JSON.parse(line)).data?.content ?? [])
    .map((block) => ['an article', block.code]),
  ...trackedFiles
    .filter((file) => /^(README|CONTRIBUTING|docs\/.*|examples\/.*)\.md$/.test(file))
    .map((file) => [file, read(file)]),
]

it('names exact releases in guides, articles, and docs', () => {
  const loose = texts.flatMap(([name = '', text = '']) =>
    [...text.matchAll(releases)]
      .filter(([, release = '']) => !exact.test(release))
      .map(([command]) => `${name}: ${command}`),
  )
  expect(loose).toEqual([])
})

it.each(integrations.filter(({ category }) => category === 'scanners'))(
  'installs an exact release of $name in its guide',
  ({ id }) => {
    const first = guides[id].steps[0]?.code?.text ?? ''
    expect(first).toMatch(
      new RegExp(`${id}[=@]+\\d+\\.\\d+\\.\\d+\\b|^version=\\d+\\.\\d+\\.\\d+$`, 'm'),
    )
  },
)
