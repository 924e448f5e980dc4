import { lookup as resolve } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const refused = new BlockList()
const ipv4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16',
  '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16',
  '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]
const ipv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
// Public addresses that answer only inside a cloud: this one is Azure's platform endpoint.
const platform = ['168.63.129.16/32']
for (const range of [...ipv4, ...platform]) add(range, 'ipv4')
for (const range of ipv6) add(range, 'ipv6')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

function add(range: string, family: 'ipv4' | 'ipv6') {
  const [network = '', prefix] = range.split('/')
  refused.addSubnet(network, Number(prefix), family)
}

/** Whether a server may connect to this address. Anything that is no address is refused. */
export function mayConnect(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  if (family === 6) return globalUnicast.check(address, 'ipv6') && !refused.check(address, 'ipv6')
  return false
}

const guardedLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const bad = addresses.find(({ address }) => !mayConnect(address))
    const [first] = addresses
    if (bad || !first) return done(new Error(`refused: ${hostname}`), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

/** GET over HTTPS to a public address. Redirects are handed back, never followed. */
export function guardedGet(text: string): Promise<IncomingMessage> {
  return new Promise((answer, fail) => {
    const url = new URL(text)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (url.protocol !== 'https:') return fail(new Error('refused: scheme'))
    if (url.port !== '') return fail(new Error('refused: port'))
    // A literal address never reaches the lookup, so it is checked here.
    if (isIP(host) && !mayConnect(host)) return fail(new Error(`refused: ${host}`))
    const request = get(url, { lookup: guardedLookup, timeout: 5000, agent: false }, answer)
    request.on('timeout', () => request.destroy(new Error('timeout')))
    request.on('error', fail)
  })
}
