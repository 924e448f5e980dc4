import { defineField, defineType } from '@sanity/types'
import { checkSalary } from './job-checks.ts'

/** The pay of a job: a range, or one amount where `to` is empty. */
export const salary = defineType({
  name: 'salary',
  title: 'Salary',
  type: 'object',
  description:
    'Optional. California requires a pay scale in job postings of employers with 15 or more employees (Labor Code § 432.3(c)), and other states have similar laws.',
  options: { collapsible: true, collapsed: true, columns: 2 },
  validation: (rule) => rule.custom(checkSalary),
  fields: [
    defineField({ name: 'from', title: 'From', type: 'number' }),
    defineField({ name: 'to', title: 'To', type: 'number' }),
    defineField({
      name: 'currency',
      title: 'Currency',
      type: 'string',
      description: 'Three letters, like USD (ISO 4217).',
      initialValue: 'USD',
    }),
    defineField({
      name: 'period',
      title: 'Per',
      type: 'string',
      options: { list: ['year', 'month', 'hour'], layout: 'radio', direction: 'horizontal' },
      initialValue: 'year',
    }),
  ],
})
