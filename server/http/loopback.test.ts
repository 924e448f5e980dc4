import { expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

it.each([
  'localhost',
  'LOCALHOST',
  '127.0.0.1',
  '127.1.2.3',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  '[::ffff:7f00:1]',
])('%s is loopback', (hostname) => {
  expect(isLoopback(hostname)).toBe(true)
})

it.each([
  '',
  '0.0.0.0',
  '10.0.0.1',
  '128.0.0.1',
  '[::]',
  '[::ffff:10.0.0.1]',
  'events-1.localhost',
  '127.0.0.1.example.com',
  'localhost.example.com',
  'www.example.com',
])('%s is not loopback', (hostname) => {
  expect(isLoopback(hostname)).toBe(false)
})
