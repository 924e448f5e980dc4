const base = 'AV:NALP AC:LH AT:NP PR:NLH UI:NPA VC:HLN VI:HLN VA:HLN SC:HLN SI:HLN SA:HLN'
const threat = 'E:XAPU'
const requirements = 'CR:XHML IR:XHML AR:XHML'
const modified =
  'MAV:XNALP MAC:XLH MAT:XNP MPR:XNLH MUI:XNPA MVC:XHLN MVI:XHLN MVA:XHLN MSC:XHLN MSI:XSHLN MSA:XSHLN'

const metrics = new Map<string, string[]>()
for (const group of [base, threat, requirements, modified]) {
  for (const entry of group.split(' ')) {
    const [name = '', values = ''] = entry.split(':')
    metrics.set(name, [...values])
  }
}
// Supplemental metrics; U spells its values out.
metrics.set('S', [...'XNP']).set('AU', [...'XNY']).set('R', [...'XAUI'])
metrics.set('V', [...'XDC']).set('RE', [...'XLMH'])
metrics.set('U', ['X', 'Clear', 'Green', 'Amber', 'Red'])

const order = [...metrics.keys()]
const mandatory = order.slice(0, 11)
const environmental = new Set([...requirements.split(' '), ...modified.split(' ')]
  .map((entry) => entry.split(':')[0]))

/** Reads a CVSS 4.0 vector. Throws on anything that the specification does not allow. */
export function parseVector(text: string): Map<string, string> {
  const [prefix, ...parts] = text.split('/')
  if (prefix !== 'CVSS:4.0') throw new Error('not a CVSS 4.0 vector')
  const found = new Map<string, string>()
  let position = -1
  for (const part of parts) {
    const [name = '', value = '', ...rest] = part.split(':')
    if (rest.length > 0 || !metrics.get(name)?.includes(value)) throw new Error(`bad metric ${part}`)
    const at = order.indexOf(name)
    if (at <= position) throw new Error(`${name} is repeated or out of order`)
    position = at
    found.set(name, value)
  }
  const missing = mandatory.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`missing ${missing.join(', ')}`)
  return found
}

/** CVSS-B, CVSS-BT, CVSS-BE, or CVSS-BTE: what a score of this vector should be called. */
export function nomenclature(vector: Map<string, string>): string {
  const set = [...vector].filter(([, value]) => value !== 'X').map(([name]) => name)
  const t = set.includes('E') ? 'T' : ''
  const e = set.some((name) => environmental.has(name)) ? 'E' : ''
  return `CVSS-B${t}${e}`
}
