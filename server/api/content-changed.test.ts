import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, it, vi } from 'vitest'
import { contentChangedEndpoint } from './content-changed.ts'

const secret = 'a secret that both sides know'

it('a notification that is sent again changes nothing', async () => {
  const onChange = vi.fn()
  const app = contentChangedEndpoint({ secret, onChange })
  const send = async (body: string, signature: string) =>
    (
      await app.request('/content-changed', {
        method: 'POST',
        body,
        headers: { [SIGNATURE_HEADER_NAME]: signature },
      })
    ).status
  const now = Date.now()
  const [body, other] = ['{}', '{"_id": "a", "_type": "blog"}']
  const signature = await encodeSignatureHeader(body, now, secret)
  for (let times = 0; times < 5; times += 1) expect(await send(body, signature)).toBe(202)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(await send(other, signature)).toBe(401)
  expect(await send(body, await encodeSignatureHeader(body, now + 1, secret))).toBe(202)
  expect(onChange).toHaveBeenCalledTimes(2)
})
