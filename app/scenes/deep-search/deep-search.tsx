import { CodeText } from '#app/components/code-text.tsx'
import { repository } from '#copy/storefront/repository.ts'
import { CodeLocation } from '../frame/code-location.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { results } from './deep-search.build.ts'

const strings = {
  title: 'Deep search',
  source: `${repository.name} · ${repository.branch}`,
  caption:
    'Illustrative: one question about an invented repository. Each result includes a line of code and the reason for the match. A result isn’t a finding: you read the code and decide whether there’s a flaw.',
  question: 'Where do we trust a price sent by the client?',
} as const

/**
 * Deep search: a question without an identifier in it, and the results that answer it, best first.
 */
export function DeepSearchScene() {
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={strings.caption}>
      <p className="m-0 border-hairline border-b px-4 py-4 text-body leading-snug">
        <span aria-hidden="true" className="font-mono text-accent">
          ?{' '}
        </span>
        {strings.question}
      </p>
      <ol className="m-0 list-none p-0">
        {results.map(({ path, line, text, tokens, why }, index) => (
          <li
            key={path}
            className="grid grid-cols-[1.75rem_1fr] border-hairline px-4 py-3.5 not-first:border-t"
          >
            <span aria-hidden="true" className="font-mono text-label text-accent leading-[1.4rem]">
              {index + 1}
            </span>
            <div className="grid gap-x-8 gap-y-1.5 @3xl:grid-cols-[5fr_4fr]">
              <div>
                <CodeLocation path={path} line={line} />
                <p className="m-0 mt-1 bg-sunken px-2 py-1 font-mono text-label [overflow-wrap:anywhere]">
                  <code className="text-[1em]">
                    <CodeText text={text} tokens={tokens} isBreakable />
                  </code>
                </p>
              </div>
              <p className="m-0 text-quiet">
                <TextWithCode text={why} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </SceneFrame>
  )
}
