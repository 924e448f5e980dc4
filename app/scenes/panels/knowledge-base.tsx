import { findings } from '#copy/storefront/findings.ts'
import { repository } from '#copy/storefront/repository.ts'
import { strings as map, transitions } from '../business-logic-map/business-logic-map.data.ts'
import { locationOf } from '../frame/mentions.ts'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { threats } from '../threat-model/threat-model.data.ts'
import {
  strings as queue,
  entries as vulnerabilities,
} from '../vulnerability-queue/vulnerability-queue.data.ts'

const strings = {
  title: 'Knowledge base',
  source: repository.name,
  caption: 'Illustrative: entries about one repository, each with the commit that it’s based on.',
} as const

const breaking = transitions.filter(({ flaw }) => flaw !== undefined)
const accepted = threats.filter(({ status }) => status === 'Accepted')
const mitigated = threats.filter(({ status }) => status === 'Mitigated')
const unreached = vulnerabilities.filter(({ reach }) => reach === 'none').slice(0, 1)
const { ownership } = findings

const items = [
  {
    kind: 'Flow',
    about: map.scope,
    text: `${transitions.length} transitions. ${breaking.length} don’t check their rule.`,
  },
  ...accepted.map(({ id, text, note }) => ({
    kind: 'Decision',
    about: `${id} ${text}`,
    text: note,
  })),
  ...mitigated.map(({ id, text, note }) => ({
    kind: 'Mitigation',
    about: `${id} ${text}`,
    text: note,
  })),
  ...unreached.map(({ id, component, why }) => ({
    kind: queue.reach.none,
    about: `${id}, ${component}`,
    text: `${why}.`,
  })),
  {
    kind: 'Suggested change',
    about: `${ownership.cwe}, \`${locationOf(ownership)}\``,
    text: `${ownership.fix} ${ownership.issue.key}: ${ownership.issue.title.toLowerCase()}.`,
  },
]

/** What a team has learned about a repository. */
export function KnowledgeBase() {
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={strings.caption}>
      <ol className="knowledge-base">
        {items.map(({ kind, about, text }) => (
          <li key={kind}>
            <p className="panel-label">{kind}</p>
            <div>
              <p className="panel-verdict">
                <TextWithCode text={about} />
              </p>
              <p className="text-quiet">
                <TextWithCode text={text} />
              </p>
            </div>
            <p className="panel-label">{repository.commit}</p>
          </li>
        ))}
      </ol>
    </SceneFrame>
  )
}
