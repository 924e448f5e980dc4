/**
 * A line with a weight at its end, as SVG paths: it hangs from y = 0 to the tip of the weight at `length`, at
 * x = 0, in the current color.
 */
export function HangingWeight({ length, width }: { length: number; width: number }) {
  const half = width / 2
  const shoulder = length - width * 1.5
  return (
    <>
      <path d={`M0 0V${shoulder}`} stroke="currentColor" strokeWidth={Math.max(2, width / 14)} />
      <path
        d={`M${-half} ${shoulder}H${half}V${length - half * 1.6}L0 ${length}L${-half} ${length - half * 1.6}Z`}
        fill="currentColor"
      />
    </>
  )
}
