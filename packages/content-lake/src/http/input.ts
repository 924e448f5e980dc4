import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { badRequest, describeIssues, tooLarge } from '../errors.ts'
import { limits } from '../limits.ts'
import type { JsonObject } from '../store/document.ts'

/** Middleware: 413 for a body that is too long for JSON. */
export const limitJson = bodyLimit({
  maxSize: limits.jsonBytes,
  onError: () => {
    throw bodyTooLong(limits.jsonBytes)
  },
})

/**
 * Counts the characters of the documents of a response.
 * @returns a function that adds those of one, before it is read
 * @throws HttpError 413 when the response would be too long
 */
export function countDocuments(): (characters: number) => void {
  let sum = 0
  return (characters) => {
    sum += characters
    if (sum > limits.documentsCharacters)
      throw tooLarge('These documents are too large for one request. Ask for fewer at a time')
  }
}

/** 413: the body is longer than `limit` bytes. */
export function bodyTooLong(limit: number) {
  return tooLarge(`This is larger than ${limit / 1024 ** 2} MB. Send a smaller file or document.`)
}

/**
 * Reads a JSON body; an empty one is an empty object.
 * @throws HttpError 400 when it is not JSON or not what the schema asks for
 */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text()
  return parseInput(schema, text === '' ? {} : parseJson(text, 'The request body'))
}

/**
 * Parses the parameters of a URL.
 * @throws HttpError 400 when they are not what the schema asks for
 */
export function readSearch<T>(c: Context, schema: z.ZodType<T>): T {
  return parseInput(schema, c.req.query())
}

function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw badRequest(describeIssues(parsed.error))
}

/** What a request has around a document. */
const DEPTH_OF_REQUEST = 10

/** @throws HttpError 400 when it is not JSON, or so deep that what reads it, which recurses, would fail */
function parseJson(text: string, what: string): unknown {
  const maxDepth = limits.jsonDepth + DEPTH_OF_REQUEST
  if (depthOf(text) > maxDepth) throw badRequest(`${what} nests ${maxDepth} levels at most`)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`${what} is not valid JSON`)
  }
}

/** How deep the objects and lists of a JSON text nest. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let position = 0; position < text.length; position += 1) {
    const character = text.charAt(position)
    if (isInString) {
      if (character === '\\') position += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') {
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (character === ']' || character === '}') depth -= 1
  }
  return deepest
}

/** A boolean parameter of a URL, such as `dryRun`. */
export const flag = z
  .string()
  .optional()
  .transform((value) => value === 'true')

export const transactionId = z
  .string()
  .regex(/^[\w.-]{1,128}$/, 'must be 1 to 128 letters, digits and .-_')
  .nullish()
  .transform((id) => id ?? undefined)

/**
 * The GROQ parameters of a URL: `$name` with a JSON value.
 * @throws HttpError 400
 */
export function groqParameters(search: Readonly<Record<string, string>>): JsonObject {
  const parameters: JsonObject = {}
  for (const [key, value] of Object.entries(search))
    if (key.startsWith('$')) parameters[key.slice(1)] = parseJson(value, `The parameter ${key}`)
  return parameters
}
