import type { ReactNode } from 'react'
import { RoutePath } from '#app/components/route-path.tsx'
import { requestRefundDiff } from '#app/scenes/frame/scene-code.build.ts'
import { entries } from '#app/scenes/vulnerability-queue/vulnerability-queue.data.ts'
import type { homeIllustrations } from '#copy/home/illustrations.ts'
import { findings } from '#copy/storefront/findings.ts'
import { repository } from '#copy/storefront/repository.ts'

const { ownership } = findings
const location = locationOf(ownership)

type ViewId = (typeof homeIllustrations.views.steps)[number]['id']

/** Each view, with a text alternative. */
export const pictures: Record<ViewId, { Picture: () => ReactNode; inWords: string }> = {
  question: {
    Picture: Question,
    inWords: `Illustrative: a question about ${repository.name}. The answer is yes, at ${location}. ${ownership.summary}`,
  },
  map: {
    Picture: StateMap,
    inWords: `Illustrative: the states of an order and its refund. The step from order paid to refund requested, ${location}, is flagged: the owner is not checked.`,
  },
  sequence: {
    Picture: Sequence,
    inWords: `Illustrative: a sequence diagram of browser, orders API, orders database, and provider. The message find(orderId), from the API to the database, carries the threat of elevation of privilege.`,
  },
  endpoint: {
    Picture: Endpoints,
    inWords: `Illustrative: a list of routes. ${ownership.route} is on the internet, requires a session, and carries ${ownership.cwe}.`,
  },
  queue: {
    Picture: Queue,
    inWords: `Illustrative: the queue of findings. ${ownership.title}, ${ownership.cwe}, has CVSS 4.0 score ${ownership.score} and is owned by ${ownership.owner}.`,
  },
  merge: {
    Picture: Merge,
    inWords: `Illustrative: the merged change of ${location}. The order is now looked up by owner and id.`,
  },
}

function locationOf({ path, line }: { path: string; line: number }): string {
  return `${path.slice(path.lastIndexOf('/') + 1)}:${line}`
}

interface FrameProps {
  above: ReactNode
  /** The flagged row, at the same place in every view. */
  slot: ReactNode
  below: ReactNode
}

/**
 * Its lines are labels of a picture, because the margins of paragraphs (WCAG 2.2 SC 1.4.12) would not fit.
 */
function Frame({ above, slot, below }: FrameProps) {
  return (
    <>
      <div className="view-above">{above}</div>
      <div className="view-slot">{slot}</div>
      <div className="view-below">{below}</div>
    </>
  )
}

function Question() {
  return (
    <Frame
      above={
        <>
          <div className="view-mono">
            {repository.name} · {repository.branch} · {repository.commit}
          </div>
          <div className="view-question-text">
            Can a customer refund an order that is not theirs?
          </div>
          <div>Yes.</div>
        </>
      }
      slot={
        <>
          <b>{location}</b>
          <span>looks the order up by id alone</span>
        </>
      }
      below={
        <>
          <div>
            <b>refunds.ts:36</b> <span>proves who is calling, nothing more</span>
          </div>
          <div>
            <b>refund.ts:52</b> <span>checks only that the order is paid</span>
          </div>
          <div>
            <b>orders.ts:27</b> <span>compares the owner, so the read route is safe</span>
          </div>
        </>
      }
    />
  )
}

function StateMap() {
  return (
    <Frame
      above={
        <>
          <div className="view-state">Order placed</div>
          <div className="view-step">
            Captured amount equals the total <b>payment.ts:44</b>
          </div>
          <div className="view-state">Order paid</div>
        </>
      }
      slot={
        <div className="view-step">
          Order is paid. Owner: not checked <b>{location}</b>
        </div>
      }
      below={
        <>
          <div className="view-state">Refund requested</div>
          <div className="view-step">
            Support agent approves <b>approval.ts:19</b>
          </div>
          <div className="view-state">Refunded</div>
        </>
      }
    />
  )
}

function Sequence() {
  return (
    <Frame
      above={
        <>
          <div className="view-parties">
            {['Browser', 'Orders API', 'Orders DB', 'Provider'].map((party) => (
              <b key={party}>{party}</b>
            ))}
          </div>
          <div className="view-message from-0">POST …/refunds</div>
        </>
      }
      slot={
        <>
          <div className="view-message from-1">find(orderId)</div>
          <b className="view-threat">T6 Elevation of privilege</b>
        </>
      }
      below={
        <>
          <div className="view-message from-1 is-reply">order, paid</div>
          <div className="view-message from-0 is-reply">202 Accepted</div>
          <div className="view-message from-1 is-long">POST /refunds</div>
        </>
      }
    />
  )
}

interface EndpointProps {
  route: string
  auth: string
  exposure: string
  cwe?: string
}

function Endpoint({ route, auth, exposure, cwe }: EndpointProps) {
  const [method, path = ''] = route.split(' ')
  return (
    <div className="view-row">
      <b>
        <span>{method}</span> <RoutePath path={path} />
      </b>
      <span>{auth}</span>
      <span>{exposure}</span>
      <span>{cwe ?? 'No finding'}</span>
    </div>
  )
}

function Endpoints() {
  return (
    <Frame
      above={
        <>
          <div className="view-row view-mono">
            <span>Route</span>
            <span>Auth</span>
            <span>Exposure</span>
            <span>Finding</span>
          </div>
          <Endpoint {...findings.webhook} auth="API key" exposure="Partner" />
          <Endpoint {...findings.exports} auth="Session" exposure="Internet" />
        </>
      }
      slot={<Endpoint {...ownership} auth="Session" exposure="Internet" />}
      below={
        <>
          <Endpoint {...findings.retry} auth="Session, owner" exposure="Internet" />
          <Endpoint {...findings.signIn} auth="None" exposure="Internet" />
          <Endpoint route="GET /v1/orders/{orderId}" auth="Session, owner" exposure="Internet" />
        </>
      }
    />
  )
}

function Queue() {
  const at = entries.findIndex(({ id }) => id === ownership.cwe)
  const rows = entries.map(({ id, title, score, owner }, index) => (
    <div key={id} className="view-row">
      <b>
        <span>{index + 1}</span> {id}
      </b>
      <span>{title}</span>
      <span>{score.toFixed(1)}</span>
      <span>{owner ?? 'No owner'}</span>
    </div>
  ))
  return (
    <Frame
      above={
        <>
          <div className="view-row view-mono">
            <span>Finding</span>
            <span>Title</span>
            <span>CVSS</span>
            <span>Owner</span>
          </div>
          {rows.slice(at - 2, at)}
        </>
      }
      slot={rows[at]}
      below={rows.slice(at + 1, at + 4)}
    />
  )
}

function Merge() {
  const lines = requestRefundDiff.map(({ at, text, mark }) => ({
    isChange: mark !== undefined,
    after: Number(at) > ownership.line,
    element: (
      <div key={`${at}${text}`} className={`view-line ${mark ?? ''}`}>
        <span>{at}</span>
        <code>{text}</code>
      </div>
    ),
  }))
  const { key, title } = ownership.issue
  return (
    <Frame
      above={
        <>
          <div className="view-mono">
            {key} · Merged into {repository.branch}
          </div>
          <div className="view-question-text">{title}</div>
          {lines.filter((each) => !each.isChange && !each.after).map(({ element }) => element)}
        </>
      }
      slot={<div>{lines.filter((each) => each.isChange).map(({ element }) => element)}</div>}
      below={
        <>
          {lines.filter((each) => !each.isChange && each.after).map(({ element }) => element)}
          <div className="view-mono view-checks">DAST replay: 404, ready to close</div>
        </>
      }
    />
  )
}
