import { useEffect } from 'react'
import { type LayoutProps, useWorkspace } from 'sanity'

/**
 * The layout of the Studio, which loads the page again when the person has signed out, here or in another tab. That
 * leads to the site's form; Sanity would show a page with a single way to sign in.
 */
export function LayoutUntilSignOut(props: LayoutProps) {
  const { auth } = useWorkspace()
  useEffect(() => {
    const states = auth.state.subscribe(({ authenticated }) => {
      if (!authenticated) window.location.reload()
    })
    return () => states.unsubscribe()
  }, [auth])
  return props.renderDefault(props)
}
