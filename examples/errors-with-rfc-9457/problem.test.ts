import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { Problem, withProblems } from './problem.ts'

const lines: Record<string, unknown>[] = []
const handler = withProblems(async (request, response) => {
  if (request.url === '/order') {
    throw new Problem({
      status: 422,
      type: 'https://api.example.com/problems/invalid-order',
      title: 'The order is not valid.',
      errors: [{ pointer: '#/quantity', detail: 'must be at least 1' }],
    })
  }
  if (request.url === '/crash') {
    throw new Error("duplicate key in table customers: ('ann@example.com')")
  }
  response.end('ok')
}, (line) => lines.push(line))

const server = createServer(handler)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('a planned problem arrives whole', async () => {
  const answer = await fetch(`${origin}/order`)
  assert.equal(answer.status, 422)
  assert.equal(answer.headers.get('content-type'), 'application/problem+json')
  const body = await answer.json() as { errors: { pointer: string }[] }
  assert.equal(body.errors[0]?.pointer, '#/quantity')
})

test('v5.0.0-16.5.1 an unplanned failure says nothing', async () => {
  const answer = await fetch(`${origin}/crash`)
  const text = await answer.text()
  assert.equal(answer.status, 500)
  assert.doesNotMatch(text, /customers|ann@|duplicate|\.ts/)
})

test('the log has what the caller did not get, under the same id', async () => {
  const answer = await fetch(`${origin}/crash`)
  const { instance } = await answer.json() as { instance: string }
  const line = lines.find((entry) => entry.instance === instance)
  assert.match(String(line?.error), /table customers/)
})

test.after(() => server.close())
