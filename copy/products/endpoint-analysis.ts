import { productCatalogue } from './catalogue.ts'
import type { EndpointExample, Product } from './types.ts'

const example: EndpointExample = {
  kind: 'endpoint',
  caption: 'Five routes of one service, two with findings',
  endpoints: [
    {
      method: 'GET',
      path: '/health',
      source: 'src/routes/health.ts:4',
      auth: 'None, by design',
      exposure: 'Internet',
    },
    {
      method: 'POST',
      path: '/sessions',
      source: 'src/routes/sessions.ts:11',
      auth: 'None, sign-in route',
      exposure: 'Internet, rate limited',
    },
    {
      method: 'PATCH',
      path: '/users/:id',
      source: 'src/routes/users.ts:37',
      auth: 'Session, own account only',
      exposure: 'Internet',
      finding: {
        text: 'The handler passes the whole request body to the update, so users can change their own role.',
        cwe: {
          id: 915,
          name: 'Improperly Controlled Modification of Dynamically-Determined Object Attributes',
        },
        fix: 'Parse the body with a schema that lists `name`, `locale`, and `timeZone`, and update the account from the parsed value.',
      },
    },
    {
      method: 'GET',
      path: '/internal/tenants',
      source: 'src/routes/internal.ts:9',
      auth: 'None found',
      exposure: 'Internet: the ingress forwards every path',
      finding: {
        text: 'The route relies on the network for protection, but the ingress rule exposes it to the internet.',
        cwe: { id: 306, name: 'Missing Authentication for Critical Function' },
        fix: 'Require a service credential in the handler, and forward only public paths at the ingress.',
      },
    },
    {
      method: 'DELETE',
      path: '/exports/:id',
      source: 'src/routes/exports.ts:52',
      auth: 'Session, tenant compared',
      exposure: 'Internet',
    },
  ],
  check:
    'Send `PATCH /users/:id` with `{"role":"admin"}` for a test account, and read the account back. Request `/internal/tenants` from outside, without credentials. In the OWASP API Security Top 10 2023, the first weakness belongs to API3, and the second to API2.',
  note: 'Illustrative: we made up the service. The CWE entries are real.',
}

export const endpointAnalysis: Product = {
  ...productCatalogue['endpoint-analysis'],
  meta: {
    title: 'Endpoint Analysis for web APIs',
    description:
      'An inventory of the routes your code serves: method, path, authentication, authorization, exposure, input, and findings for each.',
  },
  subtitle: 'The routes in your code, who may call each one, from where, and what the code checks',
  description: [
    'An API description can miss endpoints, so Endpoint Analysis lists the routes in your code. We read routers, decorators, middleware chains, and gateway configuration, and list each method and path with its handler.',
    'We then compare the inventory with your OpenAPI file and your ingress rules. You see routes that aren’t in the file, routes that exist only in the file, and internal routes that are reachable from outside.',
  ],
  features: [
    {
      title: 'An inventory from the code',
      description:
        'See routes from routers, decorators, and file conventions, with their middleware in order.',
    },
    {
      title: 'Authentication for each route',
      description:
        'See whether a route requires a session, token, key, or client certificate, and which line checks for one.',
    },
    {
      title: 'Authorization at three levels',
      description:
        'See whether the code checks that the caller may use a route, a record, or a field.',
    },
    {
      title: 'Exposure',
      description:
        'See which routes your ingress, gateway, and security-group rules expose to the internet.',
    },
    {
      title: 'Input and output',
      description:
        'See where the code validates a request body, where it writes the whole body to a record, and which fields a response contains.',
    },
    {
      title: 'Comparison with OpenAPI',
      description:
        'Find undocumented routes, stale entries, and parameters or security schemes that differ.',
    },
  ],
  workflowSteps: [
    {
      title: 'Discover',
      description:
        'We read the routes in the branch and the infrastructure code that exposes them.',
    },
    {
      title: 'Explain',
      description: 'We find the middleware, guards, and data access of each handler.',
    },
    {
      title: 'Compare',
      description:
        'We compare the result with the OpenAPI file, the ingress rules, and the last commit.',
    },
    {
      title: 'Harden',
      description:
        'The findings go to the vulnerability queue. You fix them, from missing authentication to mass assignment.',
    },
  ],
  benefits: [
    'Know which routes you expose',
    'Find missing object-level checks',
    'Keep the OpenAPI file up to date',
    'Review new endpoints in pull requests',
    'Start a penetration test with a list of real routes',
  ],
  example,
}
