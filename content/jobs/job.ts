import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import { type DocumentIdentity, isUsableSlug } from '../document-path.ts'
import type { Marker } from '../document-types/document-type.ts'
import { type DocumentOf, instant, orNull, text } from '../documents.ts'
import type { ImageHost } from '../image-variants.ts'
import type { Body } from '../rich-text/body.ts'
import { markBody } from '../rich-text/mark-body.ts'
import { parseBody } from '../rich-text/parse-body.ts'
import { richTextOf } from '../rich-text/rich-text-of.ts'
import { isSample } from '../sample.ts'

/** An open job: a document of type `job`. */
export interface Job extends DocumentIdentity {
  title: string
  location: string
  type: string
  /** ISO 8601: a day, or an instant where the editor gave one. */
  postedAt: string
  /** The last day for applications, like `2026-12-31`; absent when the editor names none. */
  validThrough?: string
  /** ISO 3166-1 alpha-2 code of the country that applicants of a remote job must be in. */
  applicantCountry?: string
  salary?: Salary
  /** Whether the last day for applications is over. */
  isClosed?: true
  /** Of the seed dataset, and unchanged. */
  sample?: true
  description: Body
  requirements: string[]
}

/** The pay for a period, in units of the currency (ISO 4217). */
export interface Salary {
  from: number
  /** Absent for a single amount. */
  to?: number
  currency: string
  period: 'year' | 'month' | 'hour'
}

const day = z.iso.date()

const jobDocument = z.object({
  _id: z.string(),
  _rev: z.unknown(),
  title: text,
  slug: z.unknown(),
  location: text,
  type: text,
  postedAt: z.union([day, instant]),
  validThrough: orNull(z.union([day, instant.transform((time) => time.slice(0, 10))])),
  applicantCountry: orNull(z.string().regex(/^[A-Z]{2}$/)),
  salary: orNull(
    z.object({
      from: z.number().positive(),
      to: z.number().positive().nullish(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      period: z.enum(['year', 'month', 'hour']).catch('year'),
    }),
  ),
  description: z
    .union([z.string().transform(richTextOf), z.array(z.unknown())])
    .nullish()
    .transform((blocks): unknown[] => blocks ?? []),
  requirements: z
    .array(z.string().transform(cleanText))
    .nullish()
    .transform((list) => list ?? []),
})

/** Parses one job document. @throws ZodError when it cannot be shown. */
export function parseJob(document: DocumentOf<typeof jobDocument>, images: ImageHost): Job {
  const { _id, _rev, slug, description, validThrough, applicantCountry, salary, ...fields } =
    jobDocument.parse(document)
  return {
    id: _id,
    ...fields,
    ...(isUsableSlug(slug) ? { slug } : {}),
    ...(isSample(_rev) ? { sample: true as const } : {}),
    ...(validThrough ? { validThrough } : {}),
    ...(applicantCountry ? { applicantCountry } : {}),
    ...(salary ? { salary: salaryOf(salary) } : {}),
    description: parseBody(description, images),
  }
}

function salaryOf({ to, ...pay }: Omit<Salary, 'to'> & { to?: number | null | undefined }): Salary {
  return { ...pay, ...(to && to > pay.from ? { to } : {}) }
}

/** Marks what pages show of a job. */
export function markJob(job: Job, mark: Marker): Job {
  return {
    ...job,
    title: mark.text(job.title, 'title'),
    location: mark.text(job.location, 'location'),
    description: markBody(job.description, 'description', mark),
    requirements: job.requirements.map((text, index) => mark.text(text, `requirements[${index}]`)),
  }
}
