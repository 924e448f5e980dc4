import { TextWithCode } from '#app/scenes/frame/text-with-code.tsx'
import { productPage } from '#copy/products/page.ts'
import type { ScanIssue, ScanResult, ScansExample } from '#copy/products/types.ts'

const strings = productPage.example.scans

/** A lane per scan. Results about the same problem end in one issue, which is as wide as its lanes. */
export function ScanLanes({ example }: { example: ScansExample }) {
  return (
    <ol className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
      {example.issues.map((issue) => (
        <Issue key={issue.key} issue={issue} />
      ))}
    </ol>
  )
}

function Issue({ issue }: { issue: ScanIssue }) {
  const { key, cwe, fix, results, note } = issue
  const isShared = results.length > 1
  return (
    <li className={`grid lg:row-span-2 lg:grid-rows-subgrid ${isShared ? 'md:col-span-2' : ''}`}>
      <ul className={`grid gap-x-6 gap-y-4 ${isShared ? 'md:grid-cols-2' : ''}`}>
        {results.map((result) => (
          <Result key={result.scan} result={result} />
        ))}
      </ul>
      <div className="rounded-edge border border-accent p-4 text-small">
        <p className="flex flex-wrap justify-between gap-x-4 font-mono text-label">
          <span className="text-accent">{key}</span>
          <span className="text-quiet">{strings.evidence(results.length)}</span>
        </p>
        <p className="mt-2 font-semibold">{fix}</p>
        <p className="mt-2 text-quiet">
          <span className="font-mono text-label whitespace-nowrap text-text">CWE-{cwe.id}</span>{' '}
          {cwe.name}
        </p>
        <p className="mt-2 text-quiet">{note}</p>
      </div>
    </li>
  )
}

function Result({ result: { scan, looksAt, result, place } }: { result: ScanResult }) {
  return (
    <li className="relative flex flex-col border-t border-edge pt-4 text-small">
      <span aria-hidden="true" className="absolute -top-1 left-0 size-1.75 rotate-45 bg-accent" />
      <h4 className="font-mono text-small">{scan}</h4>
      <p className="font-mono text-label text-quiet">{looksAt}</p>
      <p className="mt-2">
        <TextWithCode text={result} />
      </p>
      <p className="mt-1 font-mono text-label wrap-anywhere text-quiet">{place}</p>
      <span aria-hidden="true" className="mt-3 ml-4 min-h-6 w-px grow bg-accent" />
    </li>
  )
}
