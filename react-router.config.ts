import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './server/http/files/static-files.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  /** Every route is known from the start: no request is spent on discovering one. */
  routeDiscovery: { mode: 'initial' },
  /** The few client loaders are smaller than the request that a file of their own would cost. */
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
