import { SampleNote } from '#app/components/sample-note.tsx'

interface OfficeAddressProps {
  lines: readonly string[]
  /** What the visitor should know of a placeholder address. */
  sample?: string | undefined
  className: string
}

/** The address of the office, marked if it is a placeholder. */
export function OfficeAddress({ lines, sample, className }: OfficeAddressProps) {
  return (
    <>
      <address className={`not-italic ${className}`}>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {sample ? (
        <div className="mt-3">
          <SampleNote what={sample} />
        </div>
      ) : null}
    </>
  )
}
