import type { ReactNode } from 'react'
import { Table } from '#app/components/table.tsx'
import { productPage } from '#copy/product-page.ts'
import type {
  CodeFinding,
  EndpointExample,
  ProductExample,
  RowsExample,
} from '#copy/products/types.ts'
import { FindingView } from './finding-view.tsx'
import { ThreatExampleView } from './threat-example.tsx'

/** A product page's worked example: code, threats, endpoints or rows. */
export function ExampleView({ example }: { example: ProductExample }) {
  return (
    <div className="mt-8">
      <p className="max-w-prose text-lead text-quiet">{example.caption}</p>
      <div className="mt-8">{bodyOf(example)}</div>
      <p className="mt-8 max-w-prose">
        <strong>{productPage.example.check}.</strong> {example.check}
      </p>
      <p className="mt-4 max-w-prose text-small text-quiet">{example.note}</p>
    </div>
  )
}

function bodyOf(example: ProductExample): ReactNode {
  switch (example.kind) {
    case 'code':
      return (
        <>
          <p className="font-mono text-small">
            <span className="text-signal">{productPage.example.question}:</span> {example.question}{' '}
            <span className="text-quiet">
              [{example.persona}, {example.verbosity}]
            </span>
          </p>
          <div className="mt-4 max-w-prose space-y-3 text-quiet">
            {example.answer.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <Finding finding={example} />
        </>
      )
    case 'flow':
      return (
        <>
          <p className="mb-6 font-mono text-small">{example.rule}</p>
          <Table
            name={example.caption}
            columns={productPage.example.transitionColumns}
            rows={example.transitions.map((t) => [
              t.from,
              t.to,
              t.trigger,
              t.guard ?? productPage.example.none,
              t.source,
            ])}
          />
          <Finding finding={example} />
        </>
      )
    case 'threat':
      return <ThreatExampleView example={example} />
    case 'endpoint':
      return <Endpoints example={example} />
    case 'rows':
      return <Rows example={example} />
  }
}

function Finding({ finding }: { finding: CodeFinding }) {
  return (
    <div className="mt-8">
      <FindingView finding={finding} />
    </div>
  )
}

function Endpoints({ example }: { example: EndpointExample }) {
  return (
    <Table
      name={example.caption}
      columns={productPage.example.endpointColumns}
      rows={example.endpoints.map((e) => [
        `${e.method} ${e.path}`,
        e.source,
        e.auth,
        e.exposure,
        e.finding?.text ?? productPage.example.none,
        e.finding ? `CWE-${e.finding.cwe.id} ${e.finding.cwe.name}` : '',
        e.finding?.fix ?? '',
      ])}
    />
  )
}

function Rows({ example }: { example: RowsExample }) {
  return (
    <>
      <Table name={example.caption} columns={example.columns} rows={example.rows} />
      <ul className="mt-6 space-y-2 text-small text-quiet">
        {example.reading.map((line) => (
          <li key={line}>
            <Reading line={line} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A sentence, or a CVSS vector with its subject. */
function Reading({ line }: { line: string }) {
  const [words = '', vector] = line.split(/(?=CVSS:\d)/)
  if (!vector) return <p className="max-w-prose">{line}</p>
  return (
    <p className="gap-x-4 md:grid md:grid-cols-[10rem_1fr]">
      {words} <code className="[overflow-wrap:anywhere]">{vector}</code>
    </p>
  )
}
