import { productCatalogue } from './catalogue.ts'
import type { CodeExample, Product } from './types.ts'

const example: CodeExample = {
  kind: 'code',
  caption: 'One question about one handler',
  persona: 'Security engineer',
  verbosity: 'Brief',
  question: 'Can a signed-in customer read an invoice of another tenant?',
  answer: [
    'Yes. requireSession (line 2) proves who is asking. The lookup (line 4) takes the invoice id from the URL and nothing else.',
    'No line between 3 and 8 compares the tenant of the invoice with the tenant of the session. Any valid session reads any invoice whose id it knows.',
    'The fix adds the tenant to the lookup, so a foreign id answers 404 like a missing one. Keep session.tenantId a required string: by default Prisma ignores a filter whose value is undefined.',
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
  finding: 'The record is chosen by an id from the URL alone; its tenant is never checked.',
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
    'Sign in as two tenants. Request an invoice of the first with the session of the second. A 200 confirms the finding; a 404 confirms the fix, OWASP ASVS 5.0.0, requirement 8.4.1 (cross-tenant controls). Which users of a tenant may read the invoice is a check of its own, requirement 8.2.2.',
  note: 'Illustrative: the service is made up, the weakness and its CWE entry are real.',
}

export const aiChat: Product = {
  ...productCatalogue['ai-chat'],
  meta: {
    title: 'AI Chat for your codebase',
    description:
      'Ask about a branch of your repository. Pick a persona and a verbosity, and get answers that cite the file and the line.',
  },
  subtitle: 'Questions about a branch, answered with file and line',
  description: [
    'AI Chat works on one branch of one repository. It clones the branch, indexes files, symbols and calls, and answers questions in plain English. A statement about the code carries a citation: a path and a line range that you can open.',
    'You choose a persona and a verbosity. The security engineer names the weakness, the path an attacker would take and the check that is missing. The developer says what to change and what else calls the function. A brief answer fits into a review comment. A full one shows each step of the reasoning.',
    'Answers come from a language model, so an answer can be wrong. The citations exist for that reason. Open the lines; if they do not support the sentence, drop the sentence.',
    'The software may use third-party AI models to generate suggested code from your prompts. The Terms of Service say what that means for prompts and output.',
  ],
  features: [
    {
      title: 'Bound to a branch',
      description:
        'Every conversation names its repository, branch and commit. Ask again after a merge and the answer refers to the new commit.',
    },
    {
      title: 'Citations by file and line',
      description:
        'Claims link to the lines they rest on, so a reviewer checks evidence instead of tone.',
    },
    {
      title: 'Personas',
      description:
        'Security engineer, developer and others read the same code with different questions in mind. Switch in mid-conversation.',
    },
    {
      title: 'Verbosity',
      description:
        'From two sentences to a walk through every call on the path. You set it; it stays set.',
    },
    {
      title: 'Deep search',
      description:
        'Finds code by what it does as well as by what it is called: “where do we trust a client-supplied price?” needs no identifier.',
    },
    {
      title: 'Suggested changes',
      description:
        'A fix arrives as a diff against the cited lines, with the CWE entry it addresses. You apply it; the chat has read access only.',
    },
    {
      title: 'Follow-up questions',
      description:
        'The conversation keeps the files already read, so “who calls this?” needs no second explanation.',
    },
  ],
  workflowSteps: [
    {
      title: 'Choose a branch',
      description: 'Connect a repository with read access and pick the branch to clone and index.',
    },
    {
      title: 'Ask',
      description: 'Type a question, or start from a finding, an endpoint or a line of a diff.',
    },
    {
      title: 'Read the answer beside the code',
      description: 'Citations open next to the answer. Change persona or verbosity and ask again.',
    },
    {
      title: 'Act on it',
      description:
        'Take the diff, open an issue with the citations (from the Pro plan on), or dismiss it with a reason.',
    },
  ],
  benefits: [
    'Review unfamiliar code without reading the whole repository first.',
    'Check an answer in seconds, because it names its lines.',
    'Give one question to two personas and compare what each sees.',
    'Ask about code written by people and by AI assistants in the same way.',
    'Turn a conversation into an issue that already holds the evidence.',
  ],
  example,
}
