import { endpoints, leanOf } from './endpoint-analysis.data.ts'

/** The routes, and how far each leans, in degrees. */
export const strings = endpoints.map((endpoint) => ({
  route: `${endpoint.method} ${endpoint.route}`,
  lean: leanOf(endpoint),
}))

const found = endpoints.filter(({ finding }) => finding !== undefined)

export const caption = `Illustrative: ${found.length} of ${endpoints.length} routes in one service have a finding.`
