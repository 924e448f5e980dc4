import { serveTasks } from 'limits'
import { shikiTokens } from './shiki-tokens.ts'

/** Code to highlight. */
export interface Code {
  code: string
  language: string
}

serveTasks(({ code, language }: Code) => shikiTokens(code, language))
