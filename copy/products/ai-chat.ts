import { productCatalogue } from './catalogue.ts'
import type { CodeExample, Product } from './types.ts'

const example: CodeExample = {
  kind: 'code',
  caption: 'One question about one handler',
  persona: 'Security engineer',
  verbosity: 'Full',
  question: 'Can a signed-in customer read another tenant’s invoice?',
  answer: [
    'Yes. `requireSession` (line 2) identifies the caller, but the lookup (line 4) uses only the invoice ID from the URL.',
    'Lines 3 to 8 never compare the invoice’s tenant with the session’s tenant. Anyone with a valid session can read any invoice whose ID they know.',
    'The fix adds the tenant to the lookup, so a request for another tenant’s invoice gets a 404, just like a request with an unknown ID. Make sure that `session.tenantId` is always a string: by default, Prisma ignores a filter whose value is `undefined`.',
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
  finding:
    'The code looks up the invoice by the ID in the URL and doesn’t check the invoice’s tenant.',
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
    'Sign in as one user from each of two tenants. Request one tenant’s invoice with the other tenant’s session. A 200 confirms the finding. After the fix, the same request gets a 404. The flaw fails two requirements of OWASP ASVS 5.0.0: 8.2.2, access to specific data, and 8.4.1, cross-tenant controls. The fix checks the tenant. If not every user of a tenant may read every invoice, 8.2.2 requires one more check.',
  note: 'Illustrative: we made up the service. The CWE entry is real.',
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
    'AI Chat clones one branch of a repository, indexes the files, symbols, and calls, and answers questions in plain English. Each statement about the code cites a path and lines that you can open.',
    'Answers come from a language model, so they can be wrong. If the cited lines don’t support a sentence, ignore that sentence. The software may use third-party AI models to generate answers, diagrams, and suggested code. Each prompt includes the code that the model needs.',
  ],
  features: [
    {
      title: 'Tied to a branch',
      description:
        'Every conversation shows its branch and commit. After a merge, ask again about the new commit.',
    },
    {
      title: 'Citations',
      description:
        'Each statement about the code links to lines in the branch. Check whether those lines support the statement.',
    },
    {
      title: 'Personas',
      description:
        'The security engineer persona explains the attack. The developer persona explains what to change.',
    },
    {
      title: 'Verbosity',
      description:
        'Get an answer in two sentences, or an answer that covers every call on the path. AI Chat keeps your setting.',
    },
    {
      title: 'Deep search',
      description:
        'Find code by describing what it does. You don’t need to know any names in the code.',
    },
    {
      title: 'Suggested changes',
      description: 'Get the fix as a diff, and apply it yourself. AI Chat doesn’t change code.',
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
      title: 'Read the answer',
      description:
        'Open the cited lines beside the answer. Change the persona or the verbosity, and ask again.',
    },
    {
      title: 'Act on it',
      description:
        'Apply the diff, open an issue (on Pro or Enterprise), or dismiss the finding with a reason.',
    },
  ],
  benefits: [
    'Review code that you haven’t read',
    'Check an answer against the lines that it cites',
    'Compare the answers of two personas',
    'Ask about code that an AI assistant wrote',
    'Open issues that include the evidence',
  ],
  example,
}
