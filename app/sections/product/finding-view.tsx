import { productPage } from '#copy/product-page.ts'
import type { CodeFinding } from '#copy/products/types.ts'

/** Code with the flagged line, what is wrong with it, and the same code put right. */
export function FindingView({ finding }: { finding: CodeFinding }) {
  const { id, name } = finding.cwe
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <CodePane
        title={finding.file}
        language={finding.language}
        code={finding.code}
        flagged={finding.line}
      >
        Line {finding.line}: {finding.finding} <strong>CWE-{id}</strong>, {name}.
      </CodePane>
      <CodePane
        title={`${productPage.example.fixed}: ${finding.file}`}
        language={finding.language}
        code={finding.fixedCode}
      />
    </div>
  )
}

interface CodePaneProps {
  title: string
  language: string
  code: string
  flagged?: number
  children?: React.ReactNode
}

function CodePane({ title, language, code, flagged, children }: CodePaneProps) {
  const lines = code.split('\n').map((text, index) => ({ text, number: index + 1 }))
  return (
    <figure className="flex min-w-0 flex-col border border-hairline bg-sunken">
      <div className="border-b border-hairline px-4 py-2 font-mono text-label text-quiet">
        {title}
      </div>
      <pre tabIndex={0} className="grow overflow-x-auto py-4 text-small leading-relaxed">
        <code className={`language-${language}`}>
          {lines.map(({ number, text }) => (
            <span
              key={number}
              className={`block w-full min-w-max px-4 ${number === flagged ? 'border-l-2 border-signal bg-raised' : ''}`}
            >
              <span
                aria-hidden="true"
                className="mr-4 inline-block w-5 text-right text-quiet select-none"
              >
                {number}
              </span>
              {text || ' '}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      {children ? (
        <figcaption className="border-t border-hairline px-4 py-3 text-small">
          {children}
        </figcaption>
      ) : null}
    </figure>
  )
}
