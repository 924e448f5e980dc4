import { CodeLocation } from '../frame/code-location.tsx'
import { Fact } from '../frame/fact.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { type Endpoint, strings } from './endpoint-analysis.data.ts'

/** What is wrong with a route, how to fix it, and who may call it from where. */
export function RouteAnswer({ endpoint }: { readonly endpoint: Endpoint }) {
  const { auth, exposure, path, line, finding, undocumented = false } = endpoint
  return (
    <div className="route-answer">
      <div>
        <p className="font-semibold text-h3">{finding ? finding.text : strings.noFinding}</p>
        {finding ? (
          <p className="mt-1 text-quiet">
            <span className="font-mono text-label">{finding.of.cwe}</span> {finding.of.weakness}.{' '}
            {strings.fix}: <TextWithCode text={finding.of.fix} />
          </p>
        ) : null}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-label @2xl:grid @2xl:grid-cols-[7.5rem_5rem_auto]">
        <Fact name={strings.auth}>{auth}</Fact>
        <Fact name={strings.exposure}>{exposure}</Fact>
        <Fact name={strings.code}>
          <CodeLocation path={path} line={line} short />
          {undocumented ? <span className="block text-quiet">{strings.undocumented}</span> : null}
        </Fact>
      </dl>
    </div>
  )
}
