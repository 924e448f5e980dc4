import { GroqSyntaxError } from 'groq-js'
import { HttpError } from '../errors.ts'

/** A 400 in the shape from which clients print a code frame. */
export function queryParseError(query: string, description: string, start: number, end: number) {
  return new HttpError(400, {
    error: { type: 'queryParseError', description, query, start, end },
  })
}

/** Converts an error of groq-js's parser. Not all of them are syntax errors. */
export function fromParser(query: string, thrown: unknown): HttpError {
  const description = thrown instanceof Error ? thrown.message : String(thrown)
  if (!(thrown instanceof GroqSyntaxError))
    return queryParseError(query, description, 0, query.length)
  const { position } = thrown
  return queryParseError(query, description, position, Math.min(position + 1, query.length))
}

/** Converts an error of groq-js's evaluator: an unsupported function or excessive nesting. */
export function fromEvaluator(query: string, thrown: unknown): unknown {
  if (thrown instanceof HttpError) return thrown
  const reason = thrown instanceof Error ? thrown.message : String(thrown)
  const description = `This query cannot be evaluated: ${reason}`
  return new HttpError(400, { error: { type: 'queryExecutionError', description, query } })
}

/** A parameter that the query uses and the request lacks. */
export function missingParameter(query: string, name: string): HttpError {
  const start = Math.max(0, query.indexOf(`$${name}`))
  const description = `param $${name} referenced, but not provided`
  return queryParseError(query, description, start, start + name.length + 1)
}

/** 400: the result as JSON is longer than its limit. */
export function resultTooLarge(): HttpError {
  const description = 'The result is too large: select fewer documents or attributes'
  return new HttpError(400, { error: { type: 'queryExecutionError', description } })
}

/** 408: the query was ended by its deadline. */
export function queryTimeout(milliseconds: number): HttpError {
  const description = `The query took longer than ${milliseconds} ms`
  return new HttpError(408, { error: { type: 'queryTimeoutError', description } })
}

/** 429: a person's filters of listeners were ended too often. */
export function tooManyTimeouts(): HttpError {
  const description = 'Too many of your listeners took too long. Try again in a minute.'
  return new HttpError(429, { error: { type: 'queryTimeoutError', description } })
}

/** 400: the query was ended by the memory limit of its process. */
export function outOfMemory(): HttpError {
  const description = 'The query needs too much memory'
  return new HttpError(400, { error: { type: 'queryExecutionError', description } })
}
