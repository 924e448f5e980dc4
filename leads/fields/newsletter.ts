import { email } from './field.ts'

/** The fields of the newsletter form. */
export const newsletterFields = [email]
