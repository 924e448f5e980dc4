import { useClientValue } from '#app/components/use-client-value.ts'
import { type Plan, plans } from '#copy/pricing/plans.ts'
import { pricing } from '#copy/pricing/pricing.ts'

/** How far one step of the control moves: a plan is 1 wide. At most 2 MB. */
const STEP = 0.04
/** Where the weight hangs first: on the recommended plan. */
export const initialPosition = plans.findIndex(({ popular }) => popular) + 10 * STEP

/**
 * The plan at a position on the scale, and the code size there. Each plan is as wide as its column, from the
 * limit of the one before it to its own.
 * @param position 0 to the number of plans
 */
export function planAt(position: number): { plan: Plan | undefined; megabytes: number } {
  const index = Math.max(0, Math.ceil(position) - 1)
  const from = plans[index - 1]?.codeMegabytes ?? 0
  const to = plans[index]?.codeMegabytes ?? from
  return { plan: plans[index], megabytes: Math.round(from + (to - from) * (position - index)) }
}

interface PlanScaleProps {
  position: number
  onChange: (position: number) => void
}

/**
 * A weight on a scale of code sizes, above the columns of the plans: it hangs over the plan for that size.
 * Until scripts run, it is a drawing of the recommended plan.
 */
export function PlanScale({ position, onChange }: PlanScaleProps) {
  const { question, answer, megabytes } = pricing.scale
  const isHydrated = useClientValue(() => true)
  const at = planAt(position)
  const text = at.plan ? answer(at.megabytes, at.plan) : ''
  return (
    <div className="plan-scale">
      <label>
        <span className="text-small text-quiet">{question}</span>
        <span className="plan-scale-answer">{text}</span>
        <input
          type="range"
          min="0"
          max={plans.length}
          step={STEP}
          value={position}
          disabled={!isHydrated}
          aria-valuetext={text}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
      </label>
      <div aria-hidden="true" className="plan-scale-limits">
        {plans.map(({ id, codeMegabytes }) => (
          <span key={id}>{megabytes(codeMegabytes)}</span>
        ))}
      </div>
    </div>
  )
}
