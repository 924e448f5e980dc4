export { blockTypes, markBlock, readableText } from './block-types.ts'
export { highlightCode } from './code/highlight/highlight-code.ts'
