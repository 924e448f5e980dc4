import type { ComponentType } from 'react'
import { DeepSearchScene } from '../deep-search/deep-search.tsx'
import { scenes } from '../scenes.tsx'
import { SuggestedFixScene } from '../suggested-fix/suggested-fix.tsx'
import { BrokenRules } from './broken-rules.tsx'
import { FlaggedRoutes } from './flagged-routes.tsx'
import { KnowledgeBase } from './knowledge-base.tsx'
import { OpenThreats } from './open-threats.tsx'
import { PersonaAnswers } from './persona-answers.tsx'
import { QueueTop } from './queue-top.tsx'
import { RequestPath } from './request-path.tsx'
import { ScanCheck } from './scan-check.tsx'

/** The scenes, and panels of the products for pages that show several. Scripts don't change them. */
export const panels = {
  ...scenes,
  'deep-search': DeepSearchScene,
  'request-path': RequestPath,
  'scan-check': ScanCheck,
  'suggested-fix': SuggestedFixScene,
  'persona-answers': PersonaAnswers,
  'broken-rules': BrokenRules,
  'flagged-routes': FlaggedRoutes,
  'open-threats': OpenThreats,
  'queue-top': QueueTop,
  'knowledge-base': KnowledgeBase,
} satisfies Record<string, ComponentType>

export type PanelName = keyof typeof panels

/** A panel by name. */
export function NamedPanel({ name }: { readonly name: PanelName }) {
  const Drawing = panels[name]
  return <Drawing />
}
