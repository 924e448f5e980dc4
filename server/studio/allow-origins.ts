import type { WritablePlatform } from '#content/index.server.ts'

/** Adds the editor's origin to the CORS origins of the embedded platform. @throws Error when it is refused */
export async function allowOrigins(platform: WritablePlatform, port: number): Promise<void> {
  for (const name of ['127.0.0.1', 'localhost']) {
    const response = await fetch(
      `${platform.url}/v2021-06-07/projects/${platform.projectId}/cors`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${platform.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ origin: `http://${name}:${port}`, allowCredentials: true }),
        signal: AbortSignal.timeout(5_000),
      },
    )
    if (!response.ok)
      throw new Error(`The content platform refused the editor (${response.status})`)
  }
}
