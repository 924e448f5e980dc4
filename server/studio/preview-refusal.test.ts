import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { previewRefusal } from './preview-refusal.ts'

const PORT = 3333

async function siteWith(policy: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-security-policy', policy).end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it.each([
  [
    'the same STUDIO_PORT',
    `default-src 'self'; frame-ancestors http://127.0.0.1:${PORT}; x`,
    false,
  ],
  ['another STUDIO_PORT', "default-src 'self'; frame-ancestors http://127.0.0.1:33330", true],
  ['another policy', "default-src 'self'", false],
])(
  'says that a site shows no previews only with another STUDIO_PORT: %s',
  async (_, policy, is) => {
    const refusal = await previewRefusal(await siteWith(policy), PORT)
    expect(refusal?.includes(`STUDIO_PORT=${PORT}`) ?? false).toBe(is)
  },
)

it('prints nothing when no site is running', async () => {
  expect(await previewRefusal('http://127.0.0.1:9', PORT)).toBeUndefined()
})
