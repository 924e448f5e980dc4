export type { CustomBlock } from './block-types.ts'
