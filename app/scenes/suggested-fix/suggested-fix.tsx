import { useId } from 'react'
import { CodeBlock } from '../frame/code-block.tsx'
import { FindingHead } from '../frame/finding-head.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { strings, suggestions } from './suggested-fix.data.ts'

/**
 * A finding in the repository's own code and one in a dependency, each with its fix. One of them is open at a time.
 */
export function SuggestedFixScene() {
  const name = useId()
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={strings.caption}>
      {suggestions.map((suggestion, index) => (
        <details key={suggestion.ids} name={name} open={index === 0} className="suggestion">
          <summary>
            <FindingHead
              severity={suggestion.severity}
              ids={suggestion.ids}
              title={suggestion.title}
            />
          </summary>
          <p className="mb-3 px-4 text-quiet">
            <TextWithCode text={suggestion.text} />
          </p>
          <div className="px-4 pb-4">
            <CodeBlock
              path={suggestion.path}
              lines={suggestion.lines}
              {...('line' in suggestion ? { line: suggestion.line } : {})}
            />
          </div>
        </details>
      ))}
    </SceneFrame>
  )
}
