import { ExternalLink } from '#app/components/external-link.tsx'
import { type Draft, jobPath, postPath } from '#content/index.ts'
import { preview } from '#copy/preview.ts'

interface PreviewBannerProps {
  draft: Draft
  isPublished: boolean
  /** Whether the page updates when the draft changes. */
  isFollowing: boolean
}

/**
 * Marks the page as a preview, with a link to the published page. The link opens in a new tab, because that
 * page can't be framed. Sticky.
 */
export function PreviewBanner({ draft, isPublished, isFollowing }: PreviewBannerProps) {
  return (
    <aside
      aria-label={preview.heading}
      className="sticky top-16 z-30 mt-16 border-b border-accent bg-raised px-5 text-small lg:px-10"
    >
      <p className="flex min-h-11 flex-wrap items-center gap-x-6 pt-2 sm:pt-0">
        <strong className="font-semibold text-accent">{preview.heading}</strong>
        <span className="text-quiet">{isFollowing ? preview.following : preview.notFollowing}</span>
        {isPublished ? (
          <ExternalLink
            href={publishedPath(draft)}
            className="inline-flex min-h-11 items-center underline decoration-accent underline-offset-4 hover:text-accent"
          >
            {preview.published}
          </ExternalLink>
        ) : (
          <span className="text-quiet">{preview.notPublished}</span>
        )}
      </p>
    </aside>
  )
}

/** The path that a draft gets when it's published. */
function publishedPath(draft: Draft): string {
  return draft.type === 'blog' ? postPath(draft.post) : jobPath(draft.job)
}
