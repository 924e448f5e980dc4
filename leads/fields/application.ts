import { application } from '#copy/forms/application.ts'
import { email, formField, fullName, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from './field.ts'

const { fields, jobId, jobTitle } = application.form

const MAX_LINKS = 10

/**
 * The fields of the job application, in the order of the page. The file is last, so that the others arrive
 * before one that is too large.
 */
export const applicationFields = [
  fullName,
  email,
  formField('job', { label: jobId }, { type: 'hidden' }),
  formField('position', { label: jobTitle }, { type: 'hidden' }),
  formField('links', fields.links, {
    type: 'textarea',
    // `MAX_LINKS` lines and the line breaks between them.
    maxLength: MAX_LINKS * MAX_LINE_LENGTH + MAX_LINKS - 1,
    rows: 3,
  }),
  formField('message', fields.message, { type: 'textarea', maxLength: MAX_MESSAGE_LENGTH }),
  formField('cv', fields.cv, { type: 'file', isFullWidth: true }),
]
