import { productPage } from '#copy/products/page.ts'
import type { FlowExample, Transition } from '#copy/products/types.ts'

/** The states of an object on a line, its transitions between them, and the transition that skips a state. */
export function StateFlow({ example }: { example: FlowExample }) {
  const guarded = example.transitions.filter(({ guard }) => guard !== null)
  const states = [...guarded.map(({ from }) => from), guarded.at(-1)?.to ?? '']
  return (
    <>
      <p className="border-l border-accent pl-5 text-h4 font-semibold">{example.rule}</p>
      <ol className="mt-6 grid gap-y-6 md:grid-cols-[repeat(3,1fr)_auto]">
        {example.transitions.map((transition) => (
          <Step
            key={transition.source}
            transition={transition}
            start={states.indexOf(transition.from)}
            isLast={transition === guarded.at(-1)}
          />
        ))}
      </ol>
    </>
  )
}

const columns = ['md:col-start-1', 'md:col-start-2', 'md:col-start-3']

interface StepProps {
  transition: Transition
  /** The index of its first state on the line. */
  start: number
  isLast: boolean
}

function Step({ transition, start, isLast }: StepProps) {
  const { from, to, trigger, guard, source } = transition
  const { noGuard } = productPage.example.flow
  const color = guard === null ? 'text-high' : 'text-accent'
  return (
    <li
      className={`${columns[start]} ${guard === null ? 'md:col-span-2' : ''} ${isLast ? 'md:col-span-2' : ''} md:pr-4 ${isLast ? 'md:pr-0' : ''}`}
    >
      <p className={`flex items-center gap-2 font-mono max-md:flex-wrap text-small ${color}`}>
        <State name={from} />
        <span aria-hidden="true" className="flex min-w-6 grow items-center">
          <span
            className={`grow border-t border-current ${guard === null ? 'border-dashed' : ''}`}
          />
          <span className="size-0 border-y-4 border-l-6 border-y-transparent border-l-current" />
        </span>
        <span className="sr-only">{productPage.example.flow.to}</span>
        <span className={isLast || guard === null ? '' : 'md:sr-only'}>
          <State name={to} />
        </span>
      </p>
      <p className="mt-3 font-mono text-label">{trigger}</p>
      <p className={`mt-1 text-small ${guard === null ? 'text-high' : 'text-quiet'}`}>
        <span className="sr-only">{productPage.example.flow.guard}: </span>
        {guard ?? noGuard}
      </p>
      <p className="mt-1 font-mono text-label wrap-anywhere text-quiet">{source}</p>
    </li>
  )
}

function State({ name }: { name: string }) {
  return (
    <span className="inline-block rounded-edge border border-edge bg-raised px-2.5 py-1 text-text">
      {name}
    </span>
  )
}
