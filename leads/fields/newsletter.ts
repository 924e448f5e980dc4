import { email } from './field.ts'

/** The newsletter form: the address, and nothing else. */
export const newsletterFields = [email]
