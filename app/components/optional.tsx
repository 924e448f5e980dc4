import { Component, type ReactNode } from 'react'

interface OptionalProps {
  /** Shown instead if rendering fails. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * An optional part of a page. If rendering it fails, the rest of the page stays. The root reports the error
 * (`app/entry.client.tsx`).
 */
export class Optional extends Component<OptionalProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
