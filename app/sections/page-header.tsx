import type { ReactNode } from 'react'
import { Label } from '#app/components/label.tsx'
import { Illustration } from '#app/components/pictures/illustration.tsx'
import { useSubtitle } from '#app/layout/use-site.ts'
import type { PageLink } from '#copy/pages/types.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

interface PageHeaderProps {
  label: string
  title: string
  subtitle?: string
  /** Under the subtitle, beside the picture. */
  beside?: ReactNode
  /** The pages above this one, as breadcrumbs; none directly below the home page. */
  parents?: readonly PageLink[] | undefined
  /** URL of the page's illustration (app/media/illustrations). */
  illustration?: string | undefined
  /** An instrument instead of an illustration. */
  instrument?: ReactNode
  /** The content needs the whole width: below the picture instead of beside it. */
  isWide?: boolean
  children?: ReactNode
}

/**
 * The header of a page, with its only h1. Its illustration or instrument hangs from the site's header at the
 * right, or is between title and content on a phone.
 */
export function PageHeader({
  label,
  title,
  subtitle: defaultSubtitle,
  beside,
  parents,
  illustration,
  instrument,
  isWide,
  children,
}: PageHeaderProps) {
  const picture =
    instrument ??
    (illustration ? (
      <Illustration src={illustration} className="absolute inset-0 size-full" />
    ) : null)
  const subtitle = useSubtitle(defaultSubtitle)
  return (
    <header className="section section-first">
      <div className="aside">
        <Label>{label}</Label>
      </div>
      <div className="min-w-0">
        {parents ? <Breadcrumbs parents={parents} /> : null}
        <h1 className="max-w-5xl">{title}</h1>
        {subtitle ? <p className="mt-6 max-w-prose text-lead text-quiet">{subtitle}</p> : null}
        {beside}
        {picture ? null : children}
      </div>
      {picture ? (
        <>
          <div className="head-picture">{picture}</div>
          <div className={isWide ? 'head-below' : 'head-beside'}>{children}</div>
        </>
      ) : null}
    </header>
  )
}
