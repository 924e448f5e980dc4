import type { TokenLetter } from '../token-runs.ts'

/** The TextMate scopes of each class. A longer name takes precedence over a shorter one. */
const scopes: Record<TokenLetter, string[]> = {
  k: [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.new',
    'keyword.operator.word',
    'keyword.operator.wordlike',
    'punctuation.definition.keyword',
  ],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.raw'],
  n: ['constant', 'keyword.other.unit', 'support.constant'],
  c: ['comment', 'punctuation.definition.comment', 'meta.diff.range', 'meta.diff.header'],
  f: ['entity.name.function', 'support.function', 'variable.function', 'entity.name.command'],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'entity.name.tag',
    'storage.type.java',
    'storage.type.primitive',
  ],
  a: [
    'entity.other.attribute-name',
    'entity.name.tag.yaml',
    'support.type.property-name',
    'meta.property-name',
    'support.variable',
    'variable.other.normal.shell',
    'punctuation.definition.variable.shell',
    'entity.name.section',
    'variable.declaration.hcl',
  ],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted'],
}

/** Scopes that stay plain: operators, code inside strings, identifiers. */
const plainScopes = [
  'keyword.operator',
  'storage.type.function.arrow',
  'meta.template.expression',
  'meta.embedded',
  'meta.interpolation',
  'punctuation',
  'constant.other.database-name.sql',
  'constant.other.table-name.sql',
  'string.unquoted.argument.shell',
]

const letters = Object.keys(scopes) as TokenLetter[]
/** Themes have only colors, so a color encodes each class. */
const colorOf = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`

/** A theme that encodes classes as colors. */
export const classTheme = {
  name: 'classes',
  type: 'dark' as const,
  fg: '#000000',
  bg: '#FFFFFF',
  settings: [
    { settings: { foreground: '#000000', background: '#FFFFFF' } },
    { scope: plainScopes, settings: { foreground: '#000000' } },
    ...letters.map((letter, index) => ({
      scope: scopes[letter],
      settings: { foreground: colorOf(index) },
    })),
  ],
}

/** The class that a color encodes; undefined for plain text. */
export function letterOf(color: string | undefined): TokenLetter | undefined {
  return letters.find((_, index) => colorOf(index) === color?.toLowerCase())
}
