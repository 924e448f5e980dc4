import type { ReactNode } from 'react'
import { Label } from '#app/components/label.tsx'
import { useHeroLine } from '#app/layout/use-site.ts'
import type { PageLink } from '#copy/page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

interface PageHeaderProps {
  label: string
  title: string
  subtitle?: string
  /** The pages above this one, as breadcrumbs; none directly below the home page. */
  parents?: readonly PageLink[] | undefined
  /** URL of an illustration beside the title, on wide screens. */
  drawing?: string
  children?: ReactNode
}

/** The header of a page, with its only h1. */
export function PageHeader({
  label,
  title,
  subtitle,
  parents,
  drawing,
  children,
}: PageHeaderProps) {
  const line = useHeroLine(subtitle)
  return (
    <header className="band band-first">
      {drawing ? (
        <img
          src={drawing}
          alt=""
          width={1920}
          height={1080}
          loading="lazy"
          className="header-drawing"
        />
      ) : null}
      <div className="rail">
        <Label>{label}</Label>
      </div>
      <div className="min-w-0">
        {parents ? <Breadcrumbs parents={parents} /> : null}
        <h1 className="max-w-5xl">{title}</h1>
        {line ? <p className="mt-6 max-w-prose text-lead text-quiet">{line}</p> : null}
        {children}
      </div>
    </header>
  )
}
