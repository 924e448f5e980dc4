import {
  accounts,
  describedKindOf,
  firstRequest,
  type Outcome,
  outcomeOf,
  queryOf,
  requestKinds,
  requestOf,
  statusOf,
} from '../storefront/requests.ts'
import { exploit, routeParts, verdictOf } from './exploit.ts'

/** What link previews of the home page and their images say when its URL describes a request. */
export interface SharedRequest {
  /** The home page's path with the query of the request. */
  path: string
  title: string
  description: string
  route: string
  account: string
  /** The status of the response, or the possible ones if the request isn't sent. */
  statuses: readonly number[]
  /** Absent if the request isn't sent. */
  outcome?: Outcome
}

/**
 * The request that the query of the home page describes.
 * @param search with `?`
 * @returns undefined if it describes none
 */
export function sharedRequestOf(search: string): SharedRequest | undefined {
  const parameters = new URLSearchParams(search)
  const kind = describedKindOf(parameters)
  if (!kind) return undefined
  const { parameter, ids, status } = requestKinds[kind]
  const { title, unsent } = exploit[kind]
  const id = ids.find((value) => value === parameters.get(parameter)) ?? ids[0]
  const sent = requestOf(parameters)
  const { verdict, detail } = sent ? verdictOf(sent) : unsent
  const route = routeParts(kind).join(id)
  const account = `${exploit.as} ${accounts[(sent ?? firstRequest(kind)).as].name}`
  return {
    path: sent ? `/${queryOf(sent)}` : `/?${parameter}=${id}`,
    title,
    description: `${route} ${account}. ${verdict} ${detail}`,
    route,
    account,
    statuses: sent ? [statusOf(sent)] : [status.accepted, status.refused],
    ...(sent ? { outcome: outcomeOf(sent) } : {}),
  }
}
