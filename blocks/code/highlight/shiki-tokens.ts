import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import { codeToTokensBase, createShikiPrimitiveAsync } from '@shikijs/primitive'
import { writeTokens } from '../token-runs.ts'
import { classTheme, letterOf } from './class-theme.ts'
import { grammarOf, grammars } from './grammars.ts'

const shiki = createShikiPrimitiveAsync({
  themes: [classTheme],
  langs: [],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
})

/**
 * Highlights code in this thread. It takes some 70 MB, so the site calls it in a worker thread (`highlight-code.ts`).
 * @returns token runs; empty for a language without a grammar
 */
export async function shikiTokens(code: string, language: string): Promise<string> {
  const name = grammarOf(language)
  if (!name) return ''
  const primitive = await shiki
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
