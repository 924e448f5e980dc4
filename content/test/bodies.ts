import fc from 'fast-check'
import { blockSchemas } from '#blocks/schema.ts'

/** Known names, and names that are problematic for a renderer. */
const name = fc.constantFrom(
  ...blockSchemas.map(({ name }) => name),
  ...['block', 'span', 'image', 'link', 'h1', 'h2', 'h4', 'h6', 'normal'],
  ...[
    'blockquote',
    'bullet',
    'number',
    'strong',
    'em',
    'underline',
    'strike-through',
    'unsupported',
  ],
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', '@list', '@span', '@text', ''],
)
const hostileText = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><!-- -->',
  ']]>',
  '\u0000\uFFFE\uD800',
  'line\nbreak\r\n',
  ' ',
  '',
)
const text = fc.oneof(hostileText, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
const href = fc.constantFrom(
  ...['javascript:alert(1)', 'JaVaScript:x', 'data:text/html,<script>', '//evil.example', ''],
  ...['/.//evil.example', '/\\evil.example', 'vbscript:x', ' /pricing', '#x', 'mailto:a@b.example'],
  ...['https://owasp.org/?a=1&b=<2>', 'http://[', 'relative', '/a/../../b', 'https:evil.example'],
)
const key = fc.option(fc.constantFrom('a', 'b', 'constructor', '__proto__', '', 'block-1'), {
  nil: undefined,
})
const anything = fc.oneof(fc.anything({ maxDepth: 2 }), fc.constant(null))
/** Mostly a valid value, sometimes any value. */
const mostly = <T>(expected: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: expected }, { weight: 1, arbitrary: anything })

const mark = mostly(fc.oneof(name, key))
const child = mostly(
  fc.record(
    {
      _type: mostly(fc.oneof(fc.constant('span'), name)),
      _key: key,
      text: mostly(text),
      marks: mostly(fc.array(mark, { maxLength: 4 })),
    },
    { requiredKeys: ['_type'] },
  ),
)
const markDef = mostly(
  fc.record({ _type: mostly(name), _key: mostly(key), href: mostly(href) }, { requiredKeys: [] }),
)
const textBlock = fc.record(
  {
    _type: fc.constant('block'),
    _key: key,
    style: mostly(name),
    listItem: mostly(fc.constantFrom('bullet', 'number', 'constructor', 'ticks')),
    level: mostly(fc.oneof(fc.integer(), fc.double())),
    children: mostly(fc.array(child, { maxLength: 4 })),
    markDefs: mostly(fc.array(markDef, { maxLength: 3 })),
  },
  { requiredKeys: ['_type', 'children'] },
)
/** The fields of all blocks of the editor. */
const blockFields = Object.fromEntries(
  blockSchemas.flatMap(({ fields }) =>
    fields.map((field) => [field.name, mostly(fc.oneof(name, text))]),
  ),
)
const otherBlock = fc.record(
  {
    ...blockFields,
    _type: mostly(name),
    _key: mostly(key),
    children: mostly(fc.array(child, { maxLength: 2 })),
    rows: mostly(fc.array(mostly(fc.record({ cells: mostly(fc.array(mostly(text))) })))),
    asset: mostly(
      fc.record({ _ref: mostly(fc.constantFrom('image-abc-800x400-png', 'image-abc-0x0-png')) }),
    ),
    crop: anything,
    hotspot: anything,
    alt: mostly(text),
    caption: mostly(text),
    lqip: mostly(fc.constantFrom('data:image/png;base64,AAAA', 'javascript:alert(1)')),
  },
  { requiredKeys: ['_type'] },
)

/** Rich text with arbitrary errors, as from a broken import or an attacker. */
export const hostileBody: fc.Arbitrary<unknown[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: textBlock },
    { weight: 3, arbitrary: otherBlock },
    { weight: 1, arbitrary: anything },
  ),
  { maxLength: 8 },
)
