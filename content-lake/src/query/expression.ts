import { evaluateSync } from 'groq-js'
import type { StoredDocument } from '../store/document.ts'
import { isJsonObject } from '../store/document.ts'
import { childrenOf, isNode, type SyntaxNode, someNode, ungrouped } from './syntax-tree.ts'

/** Something that each document has a value of: an attribute, a path, a function of them. */
export interface Expression {
  /** The same for the same expression, wherever it stands. */
  readonly key: string
  read(document: StoredDocument): unknown
}

const pureTypes = new Set(
  `AccessAttribute AccessElement And Array ArrayCoerce ArrayElement Filter FlatMap Group InRange Map
  Neg Not Object ObjectAttributeValue ObjectConditionalSplat ObjectSplat OpCall Or Pos Projection
  Select SelectAlternative Slice This Value`.split(/\s+/),
)
const pureFunctions = new Set(
  `coalesce count dateTime defined length lower path round string upper`.split(' '),
)
const pureNamespaces = new Set(['array', 'math', 'pt', 'string'])

/** Whether the value of a node follows from the document alone: it may then be kept in an index. */
export function dependsOnDocumentOnly(node: SyntaxNode): boolean {
  return !someNode(node, (inner) => !isPure(inner)) && someNode(node, readsDocument)
}

/** Whether the value of a node is the same for all documents: of parameters, constants, the clock. */
export function isConstant(node: SyntaxNode): boolean {
  return !someNode(node, (inner) => readsDocument(inner) || !(isPure(inner) || isGiven(inner)))
}

/** Whether a node reads the clock. */
export function isClock({ type, name, namespace }: SyntaxNode): boolean {
  return (
    type === 'FuncCall' && name === 'now' && (namespace === 'global' || namespace === 'dateTime')
  )
}

export function expressionOf(node: SyntaxNode): Expression {
  const plain = ungrouped(node)
  return { key: JSON.stringify(plain), read: readerOf(plain) }
}

export const documentId: Expression = expressionOf({ type: 'AccessAttribute', name: '_id' })

/** The names in a plain path such as `slug.current`; undefined for any other expression. */
export function attributePath(node: SyntaxNode): string[] | undefined {
  if (node.type !== 'AccessAttribute' || typeof node.name !== 'string') return undefined
  if (node.base === undefined) return [node.name]
  const base = isNode(node.base) ? attributePath(node.base) : undefined
  return base && [...base, node.name]
}

function readerOf(node: SyntaxNode): Expression['read'] {
  const path = attributePath(node)
  const [only, ...others] = path ?? []
  if (only === undefined) return definedReader(node) ?? ((document) => evaluated(node, document))
  if (others.length === 0) return (document) => attributeOf(document, only)
  return (document) =>
    others.reduce((value, name) => attributeOf(value, name), attributeOf(document, only))
}

/** `defined(name)`, or `!` that: whether an attribute is there can be told without reading it. */
function definedReader(node: SyntaxNode): ((document: StoredDocument) => boolean) | undefined {
  const { type, base, namespace, name, args } = node
  if (type === 'Not' && isNode(base)) {
    const read = definedReader(ungrouped(base))
    return read && ((document) => !read(document))
  }
  const [subject] = Array.isArray(args) ? args.filter(isNode) : []
  const [attribute, ...deeper] = (subject && attributePath(ungrouped(subject))) ?? []
  const isDefined = type === 'FuncCall' && namespace === 'global' && name === 'defined'
  if (!isDefined || attribute === undefined || deeper.length > 0) return undefined
  return (document) => {
    const property = Object.getOwnPropertyDescriptor(document, attribute)
    return property?.get !== undefined || (property?.value ?? null) !== null
  }
}

/** An expression that fails on a document has no value there, so that a write cannot fail by it. */
function evaluated(node: SyntaxNode, root: StoredDocument): unknown {
  try {
    return evaluateSync(node, { root }).data
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function attributeOf(value: unknown, name: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null
}

function isPure(node: SyntaxNode): boolean {
  if (node.type !== 'FuncCall') return pureTypes.has(node.type)
  if (node.namespace === 'global') return pureFunctions.has(String(node.name))
  return pureNamespaces.has(String(node.namespace))
}

function readsDocument(node: SyntaxNode): boolean {
  return node.type === 'This' || (node.type === 'AccessAttribute' && !childrenOf(node).length)
}

function isGiven(node: SyntaxNode): boolean {
  return node.type === 'Parameter' || isClock(node)
}
