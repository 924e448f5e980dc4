import { Badge } from '#app/components/badge.tsx'
import { DateTime } from '#app/components/date-time.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { type PostSummary, postPath } from '#content/index.ts'
import { brand } from '#copy/brand.ts'
import { sampleLabel } from '#copy/controls.ts'
import { newsletterPages } from '#copy/forms/newsletter-pages.ts'

/** The latest article as an email shows it. */
export function SampleIssue({ post }: { post: PostSummary }) {
  const { label, heading, from, subject, read, foot } = newsletterPages.sample
  return (
    <Section id="sample" label={label}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_3fr]">
        <h2 className="flex flex-wrap items-center gap-3 self-start text-h3">
          {heading} <Badge>{sampleLabel}</Badge>
        </h2>
        <article className="max-w-2xl border border-hairline bg-raised">
          <dl className="border-b border-hairline px-6 py-4 font-mono text-label text-quiet">
            {[
              [from, brand.name],
              [subject, post.title],
            ].map(([term, value]) => (
              <div key={term} className="flex gap-4">
                <dt className="w-14 shrink-0">{term}</dt>
                <dd className="text-text">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="px-6 py-6">
            <h3>{post.title}</h3>
            <p className="mt-1 text-small text-quiet">
              {post.byline} · <DateTime iso={post.date} />
            </p>
            <p className="mt-4 text-quiet">{post.excerpt}</p>
            <TextLink to={postPath(post)} size="body" className="mt-2">
              {read}
            </TextLink>
          </div>
          <p className="border-t border-hairline px-6 py-3 text-small text-quiet">{foot}</p>
        </article>
      </div>
    </Section>
  )
}
