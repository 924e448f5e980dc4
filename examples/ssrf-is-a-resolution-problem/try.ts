import { guardedGet, mayConnect } from './guarded-get.ts'

for (const url of [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://[::ffff:10.0.0.1]/',
  'https://localhost/',
  'http://example.com/',
  'https://example.com:8443/',
]) {
  const outcome = await guardedGet(url).then(() => 'connected', (error: Error) => error.message)
  console.log(url.padEnd(30), outcome)
}

for (const address of ['8.8.8.8', '169.254.169.254', '168.63.129.16', 'fd00::1']) {
  console.log(address.padEnd(30), mayConnect(address) ? 'may connect' : 'refused')
}
