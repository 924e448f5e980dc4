export { serveFromCache } from './cache-handler.ts'
export { Pages } from './pages.ts'
export { createMailRenderer, createRenderer, type Renderer, siteFacts } from './renderer.ts'
export { warmPaths } from './warm-paths.ts'
