import { email } from './field.ts'

/** The newsletter form. */
export const newsletterFields = [email]
