import { Points } from '#app/components/points.tsx'
import { Actions } from '#app/sections/actions.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/page-labels.ts'
import type { Solution } from '#copy/solutions/types.ts'
import { WorkingDay } from './working-day.tsx'

/** The page of one audience: a working day, the benefits, and two actions. */
export function SolutionPage({ solution, drawing }: { solution: Solution; drawing: string }) {
  const { label, hero, situations, gets, closing } = solution
  return (
    <>
      <PageHeader label={label} title={hero.heading} subtitle={hero.lead} drawing={drawing}>
        <Actions actions={closing.actions} />
      </PageHeader>
      <WorkingDay situations={situations} />
      <Section id="gets" label={pageLabels.solution.gets} title={gets.heading}>
        <div className="mt-10">
          <Points items={gets.items} size="lead" />
        </div>
      </Section>
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
