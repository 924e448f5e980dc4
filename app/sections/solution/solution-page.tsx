import { Points } from '#app/components/points.tsx'
import { Scene } from '#app/scenes/scene.tsx'
import type { SceneName } from '#app/scenes/scenes.ts'
import { Actions } from '#app/sections/actions.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import type { Solution } from '#copy/solutions/types.ts'
import { WorkingDay } from './working-day.tsx'

interface SolutionPageProps {
  solution: Solution
  /** The scene beside the benefits. */
  scene: SceneName
}

/** The page of one audience: a working day, the benefits beside a scene, and two actions. */
export function SolutionPage({ solution, scene }: SolutionPageProps) {
  const { label, hero, situations, gets, closing } = solution
  return (
    <>
      <PageHeader label={label} title={hero.heading} subtitle={hero.lead}>
        <Actions actions={closing.actions} />
      </PageHeader>
      <WorkingDay situations={situations} />
      <Section id="gets" label={pageLabels.solution.gets} title={gets.heading}>
        <div className="mt-8 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[1fr_37.5rem]">
          <Points items={gets.items} />
          <Scene name={scene} variant="compact" />
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
