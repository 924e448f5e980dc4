import { CodeBox } from '#app/components/code-box.tsx'
import { CodeText } from '#app/components/code-text.tsx'
import { productPage } from '#copy/products/page.ts'
import type { CodeFinding } from '#copy/products/types.ts'
import { sceneWords } from '#copy/scenes.ts'
import { type DiffLine, unifiedDiff } from './unified-diff.ts'

/** The flagged code and its fix as a diff, with the finding below it. */
export function FindingDiff({ finding }: { finding: CodeFinding }) {
  const { language, code, fixedCode, file, line, cwe } = finding
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
      {unifiedDiff(code, fixedCode).map((row) => (
        <Line key={`${row.number}${row.text}`} row={row} language={language} />
      ))}
    </CodeBox>
  )
}

const looks = {
  removed: { element: 'del', className: 'code-removed', sign: '−', word: 'remove' },
  added: { element: 'ins', className: 'code-added', sign: '+', word: 'add' },
} as const

function Line({ row, language }: { row: DiffLine; language: CodeFinding['language'] }) {
  const { text, number, change } = row
  const look = change ? looks[change] : undefined
  const Element = look?.element ?? 'span'
  return (
    <Element className={`code-line ${look?.className ?? ''}`}>
      <span aria-hidden="true">{number}</span>
      <span aria-hidden="true">{look?.sign}</span>
      {look ? <b className="sr-only">{sceneWords.code.marks[look.word]}</b> : null}
      <CodeText text={text || ' '} language={language} />
      {'\n'}
    </Element>
  )
}
