import { Section } from '#app/sections/section.tsx'
import { type OpenTopic, openQuestions, openTopics } from '#copy/trust/open-questions.ts'
import { LinkRow } from '../link-row.tsx'
import { OpenQuestionList } from './open-question-list.tsx'

/** The topics of the trust page. The languages page has the other one. */
const topics = [
  'models',
  'hosting',
  'accounts',
  'service',
  'evidence',
] as const satisfies OpenTopic[]

/** What only the owner can answer, by topic. */
export function OpenQuestions() {
  const { id, label, heading, lead, ask } = openQuestions
  return (
    <Section id={id} label={label} title={heading} intro={lead}>
      <div className="mt-10 gap-x-12 lg:columns-2">
        {topics.map((topic) => (
          <div key={topic} className="break-inside-avoid pb-10">
            <h3 className="mb-3 text-h4">{openTopics[topic]}</h3>
            <OpenQuestionList topic={topic} />
          </div>
        ))}
      </div>
      <LinkRow links={[ask]} />
    </Section>
  )
}
