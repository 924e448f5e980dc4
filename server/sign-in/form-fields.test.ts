import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { formFields } from './form-fields.ts'

const app = new Hono().post('/', async (c) => c.json(await formFields(c)))
const part = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n'
const read = async (type: string, body: string) => {
  const init = { method: 'POST', headers: { 'content-type': type }, body }
  return (await app.request('/', init)).json()
}

it('reads the fields of a form', async () => {
  expect(await read('multipart/form-data; boundary=b', `${part}--b--`)).toEqual({ name: 'Ada' })
})

it.each([
  ['multipart/form-data', `${part}--b--`],
  ['multipart/form-data; boundary=', `${part}--b--`],
  ['multipart/form-data; boundary=b', ''],
  ['multipart/form-data; boundary=b', part],
  ['multipart/form-data; boundary=b', '--b\r\n\r\nx\r\n--b--'],
  ['multipart/form-data; boundary=b', part.replaceAll('\r\n', '\n')],
  ['multipart/form-data; boundary=b', `${part.replace('"name"', '"a\r\nb: c"')}--b--`],
])('reads none of a malformed one: %s %j', async (type, body) => {
  expect(await read(type, body)).toEqual({})
})
