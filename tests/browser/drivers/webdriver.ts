import { z } from 'zod'

/** Longer than any command takes, including a page load on a busy machine. */
const COMMAND_TIMEOUT_MS = 60_000

const result = z.object({ value: z.unknown() })
const failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) })

/** Sends a command to a WebDriver session and returns its value. */
export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  parameters?: object,
) => Promise<unknown>

/**
 * Opens a session of W3C WebDriver (https://www.w3.org/TR/webdriver2/).
 * @param driver the origin of the driver
 * @returns a function that sends commands by their path below `/session/{id}`
 */
export async function openSession(driver: string, capabilities: object): Promise<Command> {
  const value = await send(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })
  const { sessionId } = z.object({ sessionId: z.string() }).parse(value)
  return (method, path, parameters) =>
    send(`${driver}/session/${sessionId}${path}`, method, parameters)
}

async function send(url: string, method: string, parameters: object = {}): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    ...(method === 'POST' && { body: JSON.stringify(parameters) }),
  })
  const body = await response.json()
  const { success, data } = failure.safeParse(body)
  if (!response.ok && success) throw new Error(`${data.value.error}: ${data.value.message}`)
  return result.parse(body).value
}
