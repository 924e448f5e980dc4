export { clientKey, networkKey, providerKey } from './client-key.ts'
export { ClientRateLimiter } from './client-rate-limiter.ts'
export { type RateLimit, RateLimiter } from './rate-limiter.ts'
export { QueueFullError, TaskQueue } from './task-queue.ts'
