import { CodeBlock } from '../frame/code-block.tsx'
import { FindingHead } from '../frame/finding-head.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { strings, suggestions } from './suggested-fix.data.ts'

/**
 * A finding in the repository's own code and one in a dependency, each with its fix.
 */
export function SuggestedFixScene() {
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={strings.caption}>
      <div>
        {suggestions.map((suggestion) => (
          <div
            key={suggestion.ids}
            className="flex flex-col gap-3 border-hairline p-4 not-first:border-t"
          >
            <FindingHead
              severity={suggestion.severity}
              ids={suggestion.ids}
              title={suggestion.title}
            />
            <p className="m-0 text-quiet">
              <TextWithCode text={suggestion.text} />
            </p>
            <CodeBlock
              path={suggestion.path}
              lines={suggestion.lines}
              {...('line' in suggestion ? { line: suggestion.line } : {})}
            />
          </div>
        ))}
      </div>
    </SceneFrame>
  )
}
