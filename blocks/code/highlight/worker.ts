import { serveTasks } from 'limits'
import { z } from 'zod'
import { shikiTokens } from './shiki-tokens.ts'

const code = z.object({ code: z.string(), language: z.string() })

/** Code to highlight. */
export type Code = z.infer<typeof code>

serveTasks(code.parse, ({ code, language }) => shikiTokens(code, language))
