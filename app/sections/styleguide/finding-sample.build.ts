import { withDiff } from '../product/examples/highlight-example.ts'

export const findingSample = await withDiff({
  language: 'typescript',
  file: 'get-invoice.ts',
  code: 'const invoice = await find(id)\nreturn invoice',
  fixedCode: 'const invoice = await find(id, session.tenantId)\nreturn invoice',
  line: 1,
  finding: 'Its tenant isn’t checked.',
  cwe: { id: 639, name: 'Authorization Bypass Through User-Controlled Key' },
})
