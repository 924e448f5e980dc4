import { parentPort } from 'node:worker_threads'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import {
  codeToTokensBase,
  createShikiPrimitiveAsync,
  type ShikiPrimitive,
} from '@shikijs/primitive'
import { classTheme, letterOf } from './class-theme.ts'
import { grammarOf, grammars } from './grammars.ts'
import { writeTokens } from './token-runs.ts'

/** Code to highlight, and the ID of the task. */
export interface Task {
  id: number
  code: string
  language: string
}
/** Token runs, or the error. */
export type Outcome = { id: number; tokens: string } | { id: number; error: string }

const port = parentPort
const shiki = createShikiPrimitiveAsync({
  themes: [classTheme],
  langs: [],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
})
// Tasks run one at a time, in order.
let done: Promise<void> = Promise.resolve()
port?.on('message', (task: Task) => {
  done = done.then(async () => port.postMessage(await outcomeOf(task)))
})

async function outcomeOf({ id, code, language }: Task): Promise<Outcome> {
  try {
    return { id, tokens: await tokensOf(await shiki, code, language) }
  } catch (error) {
    return { id, error: String(error).slice(0, 300) }
  }
}

async function tokensOf(primitive: ShikiPrimitive, code: string, language: string) {
  const name = grammarOf(language)
  if (!name) return ''
  if (!primitive.getLoadedLanguages().includes(name)) {
    const { default: grammar } = await grammars[name]()
    primitive.loadLanguageSync(grammar)
  }
  const lines = codeToTokensBase(primitive, code, {
    lang: name,
    theme: classTheme.name,
    // Some grammars take seconds for a very long line.
    tokenizeMaxLineLength: 1_000,
    // No time limit, because on a busy machine code would be highlighted only partly. The thread has a
    // timeout.
    tokenizeTimeLimit: 0,
  })
  return writeTokens(
    lines.flatMap((line, index) => [
      ...(index > 0 ? [{ text: '\n' }] : []),
      ...line.map(({ content, color }) => {
        const letter = letterOf(color)
        return letter ? { text: content, letter } : { text: content }
      }),
    ]),
  )
}
