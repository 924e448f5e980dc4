import { ExternalLink } from '#app/components/external-link.tsx'
import { Label } from '#app/components/label.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { blogPost } from '#copy/blog/post.ts'

/** The reading progress, using a scroll timeline in CSS. */
export function ReadingPosition() {
  return <div aria-hidden="true" className="reading-position" />
}

/** Share links: plain links, no third-party requests. */
export function ShareLinks({ path, title }: { path: string; title: string }) {
  const url = encodeURIComponent(`${useSite().siteUrl}${path}`)
  const words = encodeURIComponent(title)
  const { heading, linkedin, hackerNews, mail } = blogPost.share
  return (
    <div className="flex flex-wrap items-center gap-x-6" data-no-markdown>
      <Label>{heading}</Label>
      <ExternalLink
        href={`https://www.linkedin.com/sharing/share-offsite/?url=${url}`}
        className="text-link text-small"
      >
        {linkedin}
      </ExternalLink>
      <ExternalLink
        href={`https://news.ycombinator.com/submitlink?u=${url}&t=${words}`}
        className="text-link text-small"
      >
        {hackerNews}
      </ExternalLink>
      <a href={`mailto:?subject=${words}&body=${url}`} className="text-link text-small">
        {mail}
      </a>
    </div>
  )
}
