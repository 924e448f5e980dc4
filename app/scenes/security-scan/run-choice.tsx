import { type Run, runs, strings, total } from './security-scan.data.ts'

interface RunChoiceProps {
  readonly name: string
  readonly initial: string
}

/** The four runs over the commit, as radio buttons. `name` groups them. */
export function RunChoice({ name, initial }: RunChoiceProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{strings.runs}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.25rem,100%),1fr))] gap-1.5 @xl:grid-cols-4">
        {runs.map((run) => (
          <RunKey key={run.id} run={run} name={name} checked={run.id === initial} />
        ))}
      </div>
    </fieldset>
  )
}

interface RunKeyProps {
  readonly run: Run
  readonly name: string
  readonly checked: boolean
}

function RunKey({ run, name, checked }: RunKeyProps) {
  return (
    <label className="relative flex min-h-13 flex-col justify-center rounded-edge border border-edge px-2.5 py-1.5 text-label text-quiet hover:text-text has-checked:bg-sunken has-checked:text-text">
      <input
        type="radio"
        name={name}
        value={run.id}
        defaultChecked={checked}
        className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-edge focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-2"
      />
      <span className="pointer-events-none flex flex-wrap items-center justify-between gap-x-2 font-mono">
        {run.name}
        <span>
          {total(run)}
          <span className="sr-only"> {strings.findings}</span>
        </span>
      </span>
      <span className="pointer-events-none text-quiet">{run.took}</span>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-0 w-0.5 forced-color-adjust-none bg-transparent peer-checked:bg-accent"
      />
    </label>
  )
}
