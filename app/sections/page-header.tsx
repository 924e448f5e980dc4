import type { ReactNode } from 'react'
import { Label } from '#app/components/label.tsx'
import { UnbrokenWords } from '#app/components/unbroken-words.tsx'
import { useSubtitle } from '#app/layout/use-site.ts'
import type { PageLink } from '#copy/pages/types.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

interface PageHeaderProps {
  label: string
  title: string
  subtitle?: string
  /** Under the label, next to the content. */
  aside?: ReactNode
  /** Under the subtitle, next to the picture. */
  beside?: ReactNode
  /** The pages above this one, as breadcrumbs; none directly below the home page. */
  parents?: readonly PageLink[] | undefined
  /** A widget or an illustration, in a box of its own. */
  picture?: ReactNode
  children?: ReactNode
}

/**
 * The header of a page, with its only h1. Its picture hangs from the site's header at the right, or is below the
 * content on a phone.
 */
export function PageHeader({
  label,
  title,
  subtitle: defaultSubtitle,
  aside,
  beside,
  parents,
  picture,
  children,
}: PageHeaderProps) {
  const subtitle = useSubtitle(defaultSubtitle)
  return (
    <header className="section section-first">
      <div className="aside">
        <Label>{label}</Label>
        {aside}
      </div>
      <div className="min-w-0">
        {parents ? <Breadcrumbs parents={parents} /> : null}
        <h1 className="max-w-3xl">{title}</h1>
        {subtitle ? (
          <p className="mt-6 max-w-prose text-lead text-quiet">
            <UnbrokenWords text={subtitle} />
          </p>
        ) : null}
        {beside}
        {children}
      </div>
      {picture ? <div className="head-picture">{picture}</div> : null}
    </header>
  )
}
