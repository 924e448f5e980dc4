import { TestRule } from './rules.ts'

/** The used part of a compiled type of `@sanity/schema`. */
export interface CompiledType {
  name: string
  jsonType: string
  fields?: { name: string; type: CompiledType }[]
  of?: CompiledType[]
  options?: { list?: (string | { value: string })[] }
  decorators?: { value: string }[]
  validation?: unknown
  preview?: {
    select?: Readonly<Record<string, string>>
    prepare?: (values: object) => object
  }
}

export interface Problem {
  path: string
  level: 'error' | 'warning'
  message: string
}

type Values = Record<string, unknown>

/** The errors of a value by its type and its rules. */
export function problemsOf(
  value: unknown,
  type: CompiledType,
  path = '',
  parent: unknown = undefined,
): Problem[] {
  const own = rulesOf(type).flatMap((rule) => rule.problems(value, parent))
  const objections = own.map((problem) => ({ path, ...problem }))
  if (value === undefined) return objections
  const problem = (message: string): Problem[] => [{ path, level: 'error', message }]
  if (jsonTypeOf(value) !== type.jsonType) return problem(`is no ${type.jsonType}`)
  const listed = type.options?.list?.map((item) => (typeof item === 'string' ? item : item.value))
  const chosen = Array.isArray(value) ? value : [value]
  const unlisted = listed && chosen.find((one) => !listed.includes(String(one)))
  if (unlisted !== undefined) return problem(`"${unlisted}" is not on the list`)
  if (Array.isArray(value)) {
    const members = value.flatMap((item, index) =>
      problemsOfItem(item, type, `${path}[${index}]`, value),
    )
    return [...objections, ...members]
  }
  if (type.jsonType !== 'object') return objections
  return [...objections, ...problemsOfFields(value as Values, type, path)]
}

function problemsOfItem(
  item: unknown,
  type: CompiledType,
  path: string,
  parent: unknown,
): Problem[] {
  const name = jsonTypeOf(item) === 'object' ? String((item as Values)._type) : undefined
  const member = type.of?.find((one) =>
    name ? one.name === name : one.jsonType === jsonTypeOf(item),
  )
  if (member) return problemsOf(item, member, path, parent)
  return [{ path, level: 'error', message: `${name ?? jsonTypeOf(item)} does not belong here` }]
}

function problemsOfFields(value: Values, type: CompiledType, path: string): Problem[] {
  const fields = type.fields ?? []
  const known = new Set(fields.map(({ name }) => name))
  const strange = Object.keys(value).filter((name) => !known.has(name) && !name.startsWith('_'))
  return [
    ...strange.map((name) => ({
      path: `${path}.${name}`,
      level: 'error' as const,
      message: 'is not in the schema',
    })),
    ...problemsOfMarks(value, type, path),
    ...fields.flatMap((field) =>
      problemsOf(value[field.name], field.type, `${path}.${field.name}`, value),
    ),
  ]
}

/** The marks of a span are decorators of its type, or keys of annotations in its block. */
function problemsOfMarks(value: Values, type: CompiledType, path: string): Problem[] {
  if (type.name !== 'span' || !Array.isArray(value.marks)) return []
  const known = new Set(type.decorators?.map((decorator) => decorator.value))
  const isKey = (mark: unknown) => /^[0-9a-f]{12}$/.test(String(mark))
  return value.marks
    .filter((mark) => !known.has(mark) && !isKey(mark))
    .map((mark) => ({ path, level: 'error', message: `unknown mark ${mark}` }))
}

function rulesOf({ validation }: CompiledType): TestRule[] {
  const makers = Array.isArray(validation) ? validation : [validation]
  return makers.flatMap((make) => {
    if (typeof make !== 'function') return []
    const made: unknown = make(new TestRule())
    return (Array.isArray(made) ? made : [made]) as TestRule[]
  })
}

function jsonTypeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
