import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

/** Mannered or translated phrases, which the site's texts and the docs say more plainly. */
const phrases =
  /[Nn]othing else|\b(Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) \w+, one \w+(?=$|[.'"<])|(?:by|with) file and line|tell a gap from|settled? (its|their|your) doubts|nobody (chose|picked|defends|asked|drew)|\bAn? [\w ]+, not an? \w+|Works with the tools you|[Aa] memory layer|Applicants in|Talk it through|holds today|(post|finding|issue|result)s? carr(y|ies)|honest (caller|job|limit|status)|[Ww]hoever|comes? back clean|letter by letter|in no line\b|can’t lose it|\b(Repositories|Issues|SARIF|Findings) (in|out)[.,]|is all it takes|easy to miss|worth knowing|[Tt]he real thing|outgrow|pays? off|[Nn]othing (between|flows|is called)|stand in for|in words:|stays? green|gets (anyone|you) in|no way around|\b(One|Two|Three|Four) (habit|detail|decision|warning|thing|idea)s?\b/

/** A bold word alone before a sentence, which says less than a sentence that is bold. */
const oneWordLead = /"marks":\["strong"\],"text":"\w+\."/

const texts = trackedFiles.filter(
  (file) =>
    !file.includes('.test.') &&
    (/^copy\/.*\.(ts|mdx)$/.test(file) ||
      /^app\/(?:.*\.tsx|scenes\/.*\.ts)$/.test(file) ||
      /^(README\.md|(docs|examples)\/.*\.md|content\/seed\/production\.ndjson)$/.test(file)),
)

it.each([
  'A number nobody chose is a number nobody defends.',
  'It is a number nobody picked.',
  'A map, not a picture.',
  'It reads the branch, and nothing else.',
  'Nothing else is sent.',
  'Six tools, one codebase',
  'Two scans, one queue.',
  'Findings by file and line',
  'tell a gap from an answer',
  'It settled its doubts.',
  'Applicants in United States',
  'Works with the tools you run',
  'A memory layer for your codebase',
  'Talk it through with us',
])('“%s” is mannered', (phrase) => {
  expect(phrases.test(phrase)).toBe(true)
})

it('has no mannered phrases in texts', () => {
  const found = texts.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line) => phrases.exec(line)?.[0] ?? [])
      .map((phrase) => `${file}: ${phrase}`),
  )
  expect(found).toEqual([])
})

it('has no one-word leads in articles', () => {
  expect(oneWordLead.exec(read('content/seed/production.ndjson'))?.[0]).toBeUndefined()
})
