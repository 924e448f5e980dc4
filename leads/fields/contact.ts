import { contact, contactReasons } from '#copy/forms/contact.ts'
import { company, email, formField, fullName, MAX_MESSAGE_LENGTH } from './field.ts'

const { fields, reasonPlaceholder } = contact.form

/** The fields of the contact form, in the order of the page. */
export const contactFields = [
  fullName,
  email,
  company,
  formField('phone', fields.phone, { type: 'tel', autocomplete: 'tel' }),
  formField('reason', fields.reason, {
    type: 'select',
    options: contactReasons,
    optionsPlaceholder: reasonPlaceholder,
  }),
  formField('subject', fields.subject, { isFullWidth: true }),
  formField('message', fields.message, { type: 'textarea', maxLength: MAX_MESSAGE_LENGTH }),
]
