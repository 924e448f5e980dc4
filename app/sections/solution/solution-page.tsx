import { Actions } from '#app/sections/actions.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import type { Solution } from '#copy/solutions/types.ts'
import { headPictures } from './head-pictures.tsx'
import { WorkingDay } from './working-day.tsx'

interface SolutionPageProps {
  solution: Solution
}

/** The page of one audience: a working day and two actions. */
export function SolutionPage({ solution }: SolutionPageProps) {
  const { id, label, hero, situations, closing } = solution
  return (
    <>
      <PageHeader
        label={label}
        title={hero.heading}
        subtitle={hero.lead}
        picture={headPictures[id]}
      >
        <Actions actions={closing.actions} />
      </PageHeader>
      <WorkingDay situations={situations} />
      <Section
        id="next"
        label={pageLabels.solution.closing}
        title={closing.heading}
        intro={closing.text}
      >
        <Actions actions={closing.actions} />
      </Section>
    </>
  )
}
