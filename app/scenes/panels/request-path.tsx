import { CodeText } from '#app/components/code-text.tsx'
import { findings } from '#copy/storefront/findings.ts'
import { CodeLocation } from '../frame/code-location.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { steps } from './request-path.build.ts'

const { path, route } = findings.ownership

const strings = {
  title: 'Request path',
  caption:
    'Illustrative: the lines of one handler that a request passes through, and the check in each line, if any.',
  flag: 'Flagged: ',
} as const

/** A request from its route to the database and back, with the check on each line. */
export function RequestPath() {
  return (
    <SceneFrame title={strings.title} source={route} caption={strings.caption}>
      <ol className="request-path">
        {steps.map(({ at, text, tokens, mark, check, says }) => (
          <li key={at} data-flagged={mark === 'flag' || undefined}>
            <CodeLocation path={path} line={Number(at)} short />
            <code>
              <CodeText text={text} tokens={tokens} isBreakable />
            </code>
            <p>
              {mark === 'flag' ? <span className="sr-only">{strings.flag}</span> : null}
              <strong>{check}.</strong> <TextWithCode text={says} />
            </p>
          </li>
        ))}
      </ol>
    </SceneFrame>
  )
}
