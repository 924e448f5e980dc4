import { Choice, type ChoiceProps } from './choice.tsx'

interface RowFilterProps extends Pick<ChoiceProps, 'axis' | 'options'> {
  readonly label: string
}

/** Filters the rows of the table below it. All are shown at first. */
export function RowFilter({ label, axis, options }: RowFilterProps) {
  return (
    <div className="border-hairline border-b px-4 py-3">
      <Choice legend={label} axis={axis} options={options} initial="all" layout="line" />
    </div>
  )
}
