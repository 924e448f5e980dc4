import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { jobPath } from '../../document-path.ts'
import { checkBodyLength } from '../body.ts'
import { describeJob } from '../descriptions.ts'
import { type DocumentType, locatedAtPath } from '../document-type.ts'
import { checkDate } from '../schema-fields.ts'
import { slugFields } from '../slug.ts'
import { checkCountry, checkLastDay } from './job-checks.ts'

const schema = defineType({
  name: 'job',
  title: 'Position',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Name the position.'),
        rule.max(100).error('Shorten the title to 100 characters at most.'),
      ],
    }),
    ...slugFields('/careers'),
    defineField({
      name: 'location',
      title: 'Location',
      type: 'string',
      description: 'Like "San Jose, California" or "Remote (United States time zones)".',
      validation: (rule) => rule.required().error('Say where the work is done.'),
    }),
    defineField({
      name: 'type',
      title: 'Type',
      type: 'string',
      options: { list: ['Full-time', 'Part-time', 'Contract', 'Internship'], layout: 'radio' },
      initialValue: 'Full-time',
      validation: (rule) => rule.required().error('Choose the type of employment.'),
    }),
    defineField({
      name: 'postedAt',
      title: 'Posted',
      type: 'date',
      description:
        'The first day on the site (UTC). It can be in the future. The list shows the newest positions first.',
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => [
        rule.required().error('Set the day on which the position was posted.'),
        rule.custom(checkDate),
      ],
    }),
    defineField({
      name: 'applicantCountry',
      title: 'Country of applicants',
      type: 'string',
      description:
        'For remote work limited to one country: its two-letter code, like US (ISO 3166). Leave it empty to name no country.',
      validation: (rule) => rule.custom(checkCountry),
    }),
    defineField({
      name: 'validThrough',
      title: 'Apply by',
      type: 'date',
      description:
        'The last day for applications (UTC). After it, the position is no longer listed, and its page says that it’s closed. Leave it empty if there is none.',
      validation: (rule) => [rule.custom(checkLastDay), rule.custom(checkDate)],
    }),
    defineField({ name: 'salary', title: 'Salary', type: 'salary' }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'body',
      description: 'What the work is, and what the first year looks like.',
      validation: (rule) => [
        rule.required().min(1).error('Describe the work.'),
        rule.custom(checkBodyLength).warning(),
      ],
    }),
    defineField({
      name: 'requirements',
      title: 'Requirements',
      type: 'array',
      description: 'One line each. A list or lines that you paste become one requirement each.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.required().min(1).error('List at least one requirement.'),
        rule.unique().error('Remove the duplicate requirement.'),
      ],
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'postedAt', direction: 'desc' }] },
    { name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] },
  ],
  preview: {
    select: {
      title: 'title',
      location: 'location',
      postedAt: 'postedAt',
      validThrough: 'validThrough',
      revision: '_rev',
    },
    prepare: ({ title, ...position }) => ({
      title: title ?? 'Untitled position',
      subtitle: describeJob(position, new Date()),
    }),
  },
})

/** A job. */
export const job = {
  schema,
  list: { title: 'Positions' },
  locations: locatedAtPath(jobPath),
  mainDocuments: [
    { route: '/careers/:id', filter: '_type == "job" && (_id == $id || slug.current == $id)' },
  ],
  pathOf: (id) => jobPath({ id }),
} satisfies DocumentType
