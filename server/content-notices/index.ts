export { cdnPurge } from './cdn-purge.ts'
export { INDEXNOW_KEY_PATH, indexNow } from './index-now.ts'
export { webSub } from './web-sub.ts'
