import { z } from 'zod'

const jsonObject = z.record(z.string(), z.unknown())

/** `application/json`, with or without parameters (RFC 8259 §11). */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType?.trim() ?? '')
}

/** The JSON object in a body; undefined when it's malformed or not an object. */
export async function readJsonObject(
  request: Request,
): Promise<Record<string, unknown> | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer())
    return jsonObject.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
