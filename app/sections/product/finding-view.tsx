import { CodeBox } from '#app/components/code-box.tsx'
import { productPage } from '#copy/product-page.ts'
import type { CodeFinding } from '#copy/products/types.ts'

/** Code with the flagged line, the explanation, and the fixed code. */
export function FindingView({ finding }: { finding: CodeFinding }) {
  const { id, name } = finding.cwe
  return (
    <div className="grid gap-6 2xl:grid-cols-2">
      <CodeBox
        filename={finding.file}
        language={finding.language}
        code={finding.code}
        note={
          <>
            Line {finding.line}: {finding.finding} <strong>CWE-{id}</strong>, {name}.
          </>
        }
      >
        <NumberedLines code={finding.code} flagged={finding.line} />
      </CodeBox>
      <CodeBox
        filename={`${productPage.example.fixed}: ${finding.file}`}
        language={finding.language}
        code={finding.fixedCode}
      >
        <NumberedLines code={finding.fixedCode} />
      </CodeBox>
    </div>
  )
}

function NumberedLines({ code, flagged }: { code: string; flagged?: number }) {
  const lines = code.split('\n').map((text, index) => ({ text, number: index + 1 }))
  return lines.map(({ number, text }) => (
    <span key={number} className={`code-line ${number === flagged ? 'code-flagged' : ''}`}>
      <span aria-hidden="true">{number}</span>
      {text || ' '}
      {'\n'}
    </span>
  ))
}
