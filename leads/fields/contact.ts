import { contact, contactReasons } from '#copy/contact.ts'
import { company, email, type FormField, fullName, line, MAX_MESSAGE_LENGTH } from './field.ts'

/** The contact form, in the order of the page. */
export const contactFields: readonly FormField[] = [
  { ...fullName, label: contact.form.fields.name },
  { ...email, label: contact.form.fields.email },
  { ...company, label: contact.form.fields.company },
  { ...line, name: 'phone', label: contact.form.fields.phone, type: 'tel', autocomplete: 'tel' },
  {
    ...line,
    name: 'reason',
    label: contact.form.fields.reason,
    type: 'select',
    required: true,
    autocomplete: 'off',
    options: contactReasons,
    optionsPlaceholder: contact.form.reasonPlaceholder,
    missing: 'Choose a reason for contact.',
  },
  {
    ...line,
    name: 'subject',
    label: contact.form.fields.subject,
    required: true,
    autocomplete: 'off',
    missing: 'Enter a subject.',
  },
  {
    ...line,
    name: 'message',
    label: contact.form.fields.message,
    type: 'textarea',
    required: true,
    maxLength: MAX_MESSAGE_LENGTH,
    autocomplete: 'off',
    missing: 'Enter your message.',
  },
]
