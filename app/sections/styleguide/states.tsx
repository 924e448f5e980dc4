import { Failure } from '#app/sections/failure.tsx'
import { loading } from '#copy/loading.ts'
import { Specimen } from './specimen.tsx'

/** What pages show instead of content that is loading, missing, or rejected. */
export function States() {
  return (
    <>
      <Specimen name="Loading, after 200 ms">
        <p className="font-mono text-small text-quiet">{loading.jobs}</p>
      </Specimen>
      <Specimen name="Empty">
        <p className="text-lead text-quiet">No articles match.</p>
      </Specimen>
      <Specimen name="Failure">
        <Failure message="The list could not be read." retry="/styleguide" />
      </Specimen>
    </>
  )
}
