import { newsletter } from '#copy/newsletter.ts'
import { email, type FormField } from './field.ts'

/** Newsletter subscription: the address, and nothing else. */
export const newsletterFields: readonly FormField[] = [{ ...email, label: newsletter.form.field }]
