import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { TaskThread } from 'limits'
import { LRUCache } from 'lru-cache'
import type { CodeBlock } from '../code-block.ts'
import { grammarOf } from './grammars.ts'
import type { Code } from './worker.ts'

/** Longer code stays plain, because its highlighting would be larger than the code itself. */
const MAX_CODE_LENGTH = 40_000

const highlightThread = new TaskThread<Code, string>({
  start: () =>
    new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 },
    }),
  parse: String,
  timeoutMs: 5_000,
  // Its grammars take some 70 MB.
  idleMs: 1_000,
})
/** Caches token runs by language and code, so that other edits of a post don't highlight the code again. */
const tokensByCode = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (tokens) => tokens.length + 128,
})

interface Log {
  warn(detail: object, message: string): void
}

/**
 * Adds token runs to the code blocks of a body. Never rejects: code that can't be highlighted stays plain and
 * is logged.
 */
export function highlightCode<Block extends { _type: string }>(
  body: readonly (Block | CodeBlock)[],
  log: Log,
): Promise<(Block | CodeBlock)[]> {
  return Promise.all(body.map((block) => (isCode(block) ? withTokens(block, log) : block)))
}

function isCode(block: { _type: string }): block is CodeBlock {
  return block._type === 'code' && 'code' in block
}

async function withTokens(block: CodeBlock, log: Log): Promise<CodeBlock> {
  const { code, language = '' } = block
  if (!grammarOf(language) || code.length > MAX_CODE_LENGTH) return block
  const key = createHash('sha256').update(`${language}\n${code}`).digest('base64')
  try {
    const tokens = tokensByCode.get(key) ?? (await highlightThread.run({ code, language }))
    tokensByCode.set(key, tokens)
    return { ...block, tokens }
  } catch (error) {
    log.warn({ block: block._key, language, reason: String(error) }, 'code not highlighted')
    return block
  }
}
