import { CodeBox } from '#app/components/code-box.tsx'
import { CodeText } from '#app/components/code-text.tsx'
import { productPage } from '#copy/product-page.ts'
import type { CodeFinding } from '#copy/products/types.ts'
import { sceneWords } from '#copy/scenes.ts'

/** Code with the flagged line, the explanation, and the fixed code with its new lines marked. */
export function FindingView({ finding }: { finding: CodeFinding }) {
  const { language, code, fixedCode, file } = finding
  const { id, name } = finding.cwe
  const committed = new Set(code.split('\n'))
  return (
    <div className="grid gap-6 2xl:grid-cols-2">
      <CodeBox
        filename={file}
        language={language}
        code={code}
        note={
          <>
            {productPage.example.flagged(finding.line, finding.finding)}{' '}
            <strong className="whitespace-nowrap">CWE-{id}</strong>, {name}.
          </>
        }
      >
        <NumberedLines
          code={code}
          markOf={(_, number) => (number === finding.line ? 'flag' : undefined)}
        />
      </CodeBox>
      <CodeBox
        filename={`${productPage.example.fixed}: ${file}`}
        language={language}
        code={fixedCode}
      >
        <NumberedLines
          code={fixedCode}
          markOf={(text) => (committed.has(text) ? undefined : 'add')}
        />
      </CodeBox>
    </div>
  )
}

const looks = { flag: 'code-flagged', add: 'code-added' }

interface NumberedLinesProps {
  code: string
  markOf: (text: string, number: number) => keyof typeof looks | undefined
}

function NumberedLines({ code, markOf }: NumberedLinesProps) {
  return code.split('\n').map((text, index) => {
    const number = index + 1
    const mark = markOf(text, number)
    return (
      <span key={number} className={`code-line ${mark ? looks[mark] : ''}`}>
        <span aria-hidden="true">{number}</span>
        {mark ? <b className="sr-only">{sceneWords.code.marks[mark]}</b> : null}
        <CodeText text={text || ' '} language="typescript" />
        {'\n'}
      </span>
    )
  })
}
