import type { ReactNode } from 'react'
import { RoutePath } from '#app/components/route-path.tsx'
import { CodePath } from '../frame/code-path.tsx'
import { Prose } from '../frame/prose.tsx'
import { type Transition, words } from './business-logic-map.data.ts'

/** What a transition does, as large as the question, with its trigger, its guard, and the line. */
export function TransitionAnswer({ transition }: { readonly transition: Transition }) {
  const { id, trigger, guard, path, line, verdict, flaw } = transition
  const [method, route] = trigger.split(' /')
  return (
    <div data-transition={id} data-flaw={flaw ? true : undefined} className="flow-answer">
      <div className="scene-choices flow-verdict">
        {flaw ? <p className="flow-missing">{verdict}</p> : null}
        <p className="flow-added">{flaw ? flaw.fixedVerdict : verdict}</p>
      </div>
      <dl>
        <Fact name={words.trigger}>
          <span className="font-mono text-label">
            {method} {route === undefined ? null : <RoutePath path={`/${route}`} />}
          </span>
        </Fact>
        <Fact name={words.guard}>
          <span className="scene-choices items-baseline">
            {flaw ? <span className="flow-missing flow-none">{words.noGuard}</span> : null}
            <span className="flow-added">
              <Prose text={flaw ? flaw.finding.fix : (guard ?? '')} />
            </span>
          </span>
        </Fact>
        <Fact name={words.source}>
          <CodePath path={path} line={line} short />
          {flaw ? (
            <span className="ml-3 font-mono text-label text-quiet">
              <Prose text={flaw.finding.cwe} />
            </span>
          ) : null}
        </Fact>
      </dl>
      {flaw ? (
        <label className="flow-guard">
          <input type="checkbox" data-guard={id} />
          <span className="scene-choices">
            <span className="flow-missing">{words.add}</span>
            <span className="flow-added">{words.added}</span>
          </span>
        </label>
      ) : null}
    </div>
  )
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
