import { controls } from '#copy/controls.ts'
import { alternatePath } from '#urls/index.ts'

/**
 * Links to a page's Markdown alternate, and a copy button that needs scripts
 * (app/deferred/code-and-tables/copy-code.ts).
 */
export function MarkdownLinks({ path }: { path: string }) {
  const { read, copy } = controls.markdown
  const url = alternatePath(path, 'md')
  return (
    <p className="flex flex-wrap items-center gap-x-6" data-no-markdown>
      <a href={url} type="text/markdown" className="text-link text-small">
        {read}
      </a>
      <button type="button" data-copy={url} className="text-link cursor-pointer text-small">
        <span>{copy}</span>
      </button>
    </p>
  )
}
