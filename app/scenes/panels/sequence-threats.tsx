import { Drawing } from '../frame/drawing.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { MessageList } from '../threat-model/message-list.tsx'
import { SequenceDiagram } from '../threat-model/sequence-diagram.tsx'
import { narrow, wide } from '../threat-model/sequence-layout.ts'
import { strings, threats } from '../threat-model/threat-model.data.ts'

const caption = 'Illustrative: STRIDE threats to one request. Select a threat to see its message.'

/** A request as a sequence, and next to it its threats. Pointing at one highlights its message. */
export function SequenceThreats() {
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={caption}>
      <div className="panel-columns sequence-threats">
        <div>
          <Drawing of={SequenceDiagram} wide={wide} narrow={narrow} props={{}} />
          <MessageList className="px-4 pt-3 @xl:sr-only" />
        </div>
        <ol className="panel-rows">
          {threats.map(({ id, category, text, note, cwe, status }) => (
            <li key={id} data-threats={id}>
              <p className="panel-row-head">
                <span className="panel-label">
                  {id} {category}
                </span>{' '}
                <span className="panel-label">
                  {cwe} {status}
                </span>
              </p>
              <p>{text}</p>
              {status === 'Open' ? null : (
                <p className="text-quiet">
                  <TextWithCode text={note} />
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </SceneFrame>
  )
}
