import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** The scroll positions before fragment navigations on the same page, by history key. */
const positions = new Map<string, number>()
/**
 * Keys of fragment navigations that React has not rendered yet. The next link may be followed before that.
 */
const arriving = new Set<string>()

/**
 * Restores the scroll position on Back from a fragment navigation (`#id`). The browser does these
 * navigations, because only they move focus and set `:target`. Firefox and WebKit scroll before the router
 * saves the position to restore, and the browser's history entry has no key to save it by.
 *
 * Call it before `ScrollRestoration`: effects of children run first.
 */
export function useFragmentPositions(): void {
  const { key } = useLocation()

  useLayoutEffect(() => {
    const top = positions.get(key)
    const isNew = arriving.delete(key)
    if (top === undefined || isNew) return
    positions.delete(key)
    scrollTo({ top, behavior: 'instant' })
  }, [key])
}

/**
 * Saves positions for `useFragmentPositions`. Call it before the router starts: on `window`, Chromium calls
 * listeners in the order of registration, regardless of `capture`.
 */
export function saveFragmentPositions(): void {
  document.addEventListener('click', savePosition, { capture: true })
  addEventListener('popstate', addKey, { capture: true })
}

function savePosition({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  if (!target.closest('a[href^="#"]')) return
  // Not the key of the last render, which may belong to the previous entry.
  const state: { key?: unknown } | null = history.state
  if (typeof state?.key === 'string') positions.set(state.key, scrollY)
}

/** Adds a key to the history entry of a fragment navigation, like the router's own entries. */
function addKey({ state }: PopStateEvent): void {
  if (state !== null) {
    arriving.clear()
    return
  }
  const key = Math.random().toString(36).slice(2)
  arriving.add(key)
  history.replaceState({ key, idx: null, usr: null }, '')
}
