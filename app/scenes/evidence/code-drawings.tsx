import { CodeText } from '#app/components/code-text.tsx'
import { mentionOf } from '../frame/mentions.ts'
import { TextWithCode } from '../frame/text-with-code.tsx'
import {
  answer,
  captions,
  citedPath,
  fixLines,
  location,
  marks,
  replies,
} from './evidence.build.ts'
import { EvidenceFigure, EvidenceRow } from './frame.tsx'

/** A `file:line` citation. */
export function Location({ of }: { readonly of: string }) {
  return <span {...mentionOf(of)}>{of}</span>
}

/** A question, the line that answers it between its neighbors, and the verdict. */
export function CitedLine() {
  return (
    <EvidenceFigure caption={captions['cited-line']}>
      <EvidenceRow where="?">
        <strong>{answer.question}</strong>
      </EvidenceRow>
      {answer.lines.map((line) => (
        <EvidenceRow
          key={line.at}
          where={line.mark ? <Location of={location} /> : line.at}
          isFlagged={line.mark === 'flag'}
        >
          <code>
            <CodeText text={line.text} tokens={line.tokens} isBreakable />
          </code>
        </EvidenceRow>
      ))}
      <EvidenceRow>
        <strong>{answer.verdict}</strong>
      </EvidenceRow>
    </EvidenceFigure>
  )
}

/** Each line that the request passes, with what it does there. */
export function CitedPath() {
  return (
    <EvidenceFigure caption={captions['cited-path']}>
      {citedPath.map((step) => (
        <EvidenceRow
          key={step.location}
          where={<Location of={step.location} />}
          isFlagged={step.location === location}
        >
          <TextWithCode text={step.says} />
        </EvidenceRow>
      ))}
    </EvidenceFigure>
  )
}

/** The fix: the removed line leans, the added one hangs. */
export function Fix() {
  return (
    <EvidenceFigure caption={captions.fix}>
      {fixLines.map((line) => (
        <EvidenceRow
          key={line.at}
          where={line.mark === 'removed' ? <Location of={location} /> : line.at}
          isFlagged={line.mark === 'removed'}
          className={line.mark === 'added' ? 'evidence-added' : ''}
        >
          {line.mark && line.mark !== 'flag' ? (
            <span className="sr-only">{marks[line.mark]}</span>
          ) : null}
          <code>
            <CodeText text={line.text} tokens={line.tokens} isBreakable />
          </code>
        </EvidenceRow>
      ))}
    </EvidenceFigure>
  )
}

/** The same request before and after the fix. */
export function Replay() {
  return (
    <EvidenceFigure caption={captions.replay}>
      {replies.map(({ code, status, verdict }) => (
        <EvidenceRow
          key={status}
          where={code}
          isFlagged={status === 202}
          className="evidence-number evidence-large"
        >
          <b>{status}</b> <span>{verdict}</span>
        </EvidenceRow>
      ))}
    </EvidenceFigure>
  )
}
