import { CodeBox } from '#app/components/code-box.tsx'
import { CodeText } from '#app/components/code-text.tsx'
import { productPage } from '#copy/products/page.ts'
import { sceneStrings } from '#copy/scenes.ts'
import type { DiffedFinding } from './highlight-example.ts'

/** The flagged code and its fix as a diff, with the finding below it. */
export function FindingDiff({ finding }: { finding: DiffedFinding }) {
  const { fixedCode, diff, file, line, cwe } = finding
  return (
    <CodeBox
      filename={file}
      language={productPage.example.diff}
      code={fixedCode}
      note={
        <>
          {productPage.example.flagged(line, finding.finding)}{' '}
          <strong className="whitespace-nowrap">CWE-{cwe.id}</strong>, {cwe.name}.
        </>
      }
    >
      {diff.map((row) => (
        <Line key={`${row.number}${row.text}`} row={row} />
      ))}
    </CodeBox>
  )
}

const looks = {
  removed: { element: 'del', className: 'code-removed', sign: '−' },
  added: { element: 'ins', className: 'code-added', sign: '+' },
} as const

function Line({ row: { text, tokens, number, change } }: { row: DiffedFinding['diff'][number] }) {
  const look = change ? looks[change] : undefined
  const Element = look?.element ?? 'span'
  const code = text.trimStart()
  return (
    <Element className={`code-line ${look?.className ?? ''}`}>
      <span aria-hidden="true">{number}</span>
      <span aria-hidden="true">{look?.sign}</span>
      {change ? <b className="sr-only">{sceneStrings.code.marks[change]}</b> : null}
      {text.slice(0, text.length - code.length)}
      <CodeText text={code || ' '} tokens={tokens} />
      {'\n'}
    </Element>
  )
}
