import { Failure } from '#app/sections/failure.tsx'
import { careers } from '#copy/careers.ts'
import { loading } from '#copy/loading.ts'
import { Specimen } from './specimen.tsx'

/** What stands in the place of content that is late, missing or refused. */
export function States() {
  return (
    <>
      <Specimen name="Loading, after 200 ms">
        <p className="font-mono text-small text-quiet">{loading.positions}</p>
      </Specimen>
      <Specimen name="Empty">
        <p className="text-lead text-quiet">{careers.positions.empty}</p>
      </Specimen>
      <Specimen name="Failure">
        <Failure message={careers.positions.failure} retry="/styleguide" />
      </Specimen>
    </>
  )
}
