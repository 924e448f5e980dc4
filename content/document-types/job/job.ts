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
        rule.required().error('Enter the title of the position.'),
        rule.max(100).error('Shorten the title to 100 characters at most.'),
      ],
    }),
    ...slugFields('/careers'),
    defineField({
      name: 'location',
      title: 'Location',
      type: 'string',
      description: 'Like "San Jose, California" or "Remote (United States time zones)".',
      validation: (rule) => rule.required().error('Enter the location.'),
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
        rule.required().error('Enter the first day on the site.'),
        rule.custom(checkDate),
      ],
    }),
    defineField({
      name: 'applicantCountry',
      title: 'Country of applicants',
      type: 'string',
      description:
        'Optional. For remote work limited to one country: its two-letter code, like US (ISO 3166).',
      validation: (rule) => rule.custom(checkCountry),
    }),
    defineField({
      name: 'validThrough',
      title: 'Apply by',
      type: 'date',
      description:
        'Optional. The last day for applications (UTC). After that day, the position isn’t listed anymore, and its page shows that it’s closed.',
      validation: (rule) => [rule.custom(checkLastDay), rule.custom(checkDate)],
    }),
    defineField({ name: 'salary', title: 'Salary', type: 'salary' }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'body',
      description: 'The work, and what to expect in the first year.',
      validation: (rule) => [
        rule.required().min(1).error('Describe the work.'),
        rule.custom(checkBodyLength).warning(),
      ],
    }),
    defineField({
      name: 'requirements',
      title: 'Requirements',
      type: 'array',
      description: 'One requirement per line. You can paste a list or several lines.',
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
