import { type ComponentType, useEffect } from 'react'
import { watchCurrentHeading } from '#app/browser-values/current-heading.ts'

/** A legal text. In its contents, a script marks the section that is being read. */
export function LegalPage({ text: Text }: { text: ComponentType }) {
  useEffect(() => {
    const contents = document.querySelector('.legal-contents')
    return contents ? markCurrentSection(contents) : undefined
  }, [])
  return <Text />
}

function markCurrentSection(contents: Element): () => void {
  const links = [...contents.querySelectorAll('a')]
  const ids = links.map(({ hash }) => hash.slice(1))
  return watchCurrentHeading(ids, (current) => {
    for (const link of links) {
      if (link.hash.slice(1) !== current) {
        link.removeAttribute('aria-current')
        continue
      }
      link.setAttribute('aria-current', 'location')
      // Not `scrollIntoView`, which would also scroll the page.
      const top = link.offsetTop - (contents.clientHeight - link.offsetHeight) / 2
      contents.scrollTo({ top, behavior: 'instant' })
    }
  })
}
