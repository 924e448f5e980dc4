import { productCatalogue } from './catalogue.ts'
import type { CodeExample, Product } from './types.ts'

const example: CodeExample = {
  kind: 'code',
  caption: 'One question about one handler',
  persona: 'Security engineer',
  verbosity: 'Full',
  question: 'Can a signed-in customer read another tenant’s invoice?',
  answer: [
    'Yes. requireSession (line 2) identifies the caller. The lookup (line 4) uses only the invoice id from the URL.',
    'No line between 3 and 8 compares the invoice’s tenant with the session’s tenant. Anyone with a valid session can read any invoice whose id they know.',
    'The fix adds the tenant to the lookup, so another tenant’s id gets a 404, as an unknown id does. Keep session.tenantId a required string: by default Prisma ignores a filter whose value is undefined.',
  ],
  language: 'typescript',
  file: 'src/invoices/get-invoice.ts',
  line: 4,
  code: `export async function getInvoice(request: Request, response: Response) {
  const session = await requireSession(request)
  const invoice = await db.invoice.findUnique({
    where: { id: request.params.invoiceId },
  })
  if (!invoice) return response.status(404).end()
  audit.record('invoice.read', { user: session.userId, invoice: invoice.id })
  return response.json(invoice)
}`,
  finding: 'The record is looked up by the id in the URL. Its tenant isn’t checked.',
  cwe: { id: 639, name: 'Authorization Bypass Through User-Controlled Key' },
  fixedCode: `export async function getInvoice(request: Request, response: Response) {
  const session = await requireSession(request)
  const invoice = await db.invoice.findFirst({
    where: { id: request.params.invoiceId, tenantId: session.tenantId },
  })
  if (!invoice) return response.status(404).end()
  audit.record('invoice.read', { user: session.userId, invoice: invoice.id })
  return response.json(invoice)
}`,
  check:
    'Sign in as two tenants. Request an invoice of the first with the session of the second. A 200 confirms the finding. A 404 confirms the fix. OWASP ASVS 5.0.0 asks for these cross-tenant controls in requirement 8.4.1. Requirement 8.2.2 asks for a separate check of which of the tenant’s own users may read the invoice.',
  note: 'Illustrative: we made up the service. The weakness and its CWE entry are real.',
}

export const aiChat: Product = {
  ...productCatalogue['ai-chat'],
  meta: {
    title: 'AI Chat for your codebase',
    description:
      'Ask about a branch of your repository. Pick a persona and a verbosity, and get answers that cite the code.',
  },
  subtitle: 'Ask about a branch and check the code behind each answer',
  description: [
    'AI Chat clones one branch of one repository, indexes its files, symbols, and calls, and answers in plain English. Statements about the code cite a path and a line range that you can open.',
    'Answers come from a language model, so they can be wrong. If the cited lines don’t support a sentence, ignore that sentence. The software may use third-party AI models to generate suggested code from your prompts, which include the code that an answer needs.',
  ],
  features: [
    {
      title: 'Tied to a branch',
      description: 'Every conversation names its branch and commit. Ask again after a merge.',
    },
    {
      title: 'Citations',
      description: 'Statements about the code link to the lines that support them.',
    },
    {
      title: 'Personas',
      description:
        'The security engineer persona explains the attack. The developer persona explains what to change.',
    },
    {
      title: 'Verbosity',
      description: 'Get two sentences or every call on the path. AI Chat keeps your setting.',
    },
    {
      title: 'Deep search',
      description: 'Find code by what it does. You don’t need to know an identifier.',
    },
    {
      title: 'Suggested changes',
      description:
        'You get a diff and its CWE entry, and you apply the diff. AI Chat doesn’t change code.',
    },
  ],
  workflowSteps: [
    {
      title: 'Choose a branch',
      description: 'Connect a repository read-only and pick the branch to clone and index.',
    },
    {
      title: 'Ask',
      description: 'Type a question, or start from a finding, an endpoint, or a line of a diff.',
    },
    {
      title: 'Read it next to the code',
      description:
        'Open the citations beside the answer. Change the persona or the verbosity, and ask again.',
    },
    {
      title: 'Act on it',
      description:
        'Take the diff, open an issue (from the Pro plan on), or dismiss it with a reason.',
    },
  ],
  benefits: [
    'Review code that you haven’t read',
    'Check an answer against the lines it cites',
    'Compare the answers of two personas',
    'Ask about code that AI wrote',
    'Open issues that include the evidence',
  ],
  example,
}
