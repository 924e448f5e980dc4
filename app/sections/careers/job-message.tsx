import failed from '#app/media/illustrations/head-failed.svg?url'
import { careers } from '#copy/careers.ts'
import { MessagePage } from '../message-page.tsx'

const { back, notFound, notFoundText, closed, closedText } = careers.job

export const jobMessageTitles = {
  missing: notFound,
  closed,
  unreachable: careers.jobs.failure,
}

interface JobMessageProps {
  state: keyof typeof jobMessageTitles
  /** The title of a closed job. */
  title?: string
  suggestions?: readonly { path: string; title: string }[]
  illustration?: string | undefined
}

/** The page of a job that can't be shown or applied for: it doesn't exist, is closed, or can't be read. */
export function JobMessage({ state, title = '', suggestions = [], illustration }: JobMessageProps) {
  const texts = { missing: notFoundText, closed: closedText(title), unreachable: '' }
  return (
    <MessagePage
      label={careers.labels.page}
      title={jobMessageTitles[state]}
      text={texts[state]}
      actions={[back]}
      suggestions={suggestions}
      illustration={state === 'unreachable' ? failed : illustration}
    />
  )
}
