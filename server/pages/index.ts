export { serveFromCache } from './cache-handler.ts'
export { cachedMarkdownBytes } from './finish-response.ts'
export { fullText } from './full-text.ts'
export { type PageRoute, pageRoutes } from './page-routes.ts'
export { Pages } from './pages.ts'
export {
  appFunctions,
  type PageHead,
  type Renderer,
  type SiteBuild,
  siteFacts,
} from './renderer.ts'
