import type { ReactNode } from 'react'
import { Label } from '#app/components/label.tsx'

interface PageHeaderProps {
  label: string
  title: string
  subtitle?: string
  children?: ReactNode
}

/** The head of a page: the one h1. */
export function PageHeader({ label, title, subtitle, children }: PageHeaderProps) {
  return (
    <header className="band band-first">
      <div className="rail">
        <Label>{label}</Label>
      </div>
      <div className="min-w-0">
        <h1 className="max-w-5xl">{title}</h1>
        {subtitle ? <p className="mt-6 max-w-prose text-lead text-quiet">{subtitle}</p> : null}
        {children}
      </div>
    </header>
  )
}
