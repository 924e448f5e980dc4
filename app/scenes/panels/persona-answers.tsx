import { answers, chat } from '../code-chat/code-chat.data.ts'
import { CodeLocation } from '../frame/code-location.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'

const caption = 'Illustrative: one question, answered for two personas.'

const shown = chat.persona.options.flatMap(({ value, label }) =>
  answers
    .filter(({ persona, verbosity }) => persona === value && verbosity === 'full')
    .map(({ verdict, cites }) => ({ label, verdict, cites })),
)

/** One question, and for each of two personas the first sentence of the answer with the lines that it cites. */
export function PersonaAnswers() {
  return (
    <SceneFrame title={chat.title} source={chat.source} caption={caption}>
      <p className="panel-question">{chat.question}</p>
      <div className="persona-answers">
        {shown.map(({ label, verdict, cites }) => (
          <div key={label}>
            <p className="panel-label">{label}</p>
            <p className="panel-verdict">
              <TextWithCode text={verdict} />
            </p>
            <ul>
              {cites.map((cite) => (
                <li key={cite.path + cite.says}>
                  <CodeLocation path={cite.path} line={cite.line} short /> {cite.says}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SceneFrame>
  )
}
