import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** The scroll position from which a link to a place on the same page was followed, by history key. */
const positions = new Map<string, number>()
/** Keys of fragment navigations that React has not rendered yet: the next link may be followed before. */
const arriving = new Set<string>()

/**
 * Restores the scroll position on Back from a fragment navigation (`#id`), which is the browser's
 * own: only that moves focus and sets `:target`. Firefox and WebKit scroll before the router saves
 * the position to restore, and the browser's history entry has no key to save its own by.
 *
 * Call it above `ScrollRestoration`: effects of children run first.
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
 * Saves positions for `useFragmentPositions`. Call it before the router starts: at `window`, Chromium
 * calls listeners in the order of their registration, `capture` or not.
 */
export function saveFragmentPositions(): void {
  document.addEventListener('click', savePosition, { capture: true })
  addEventListener('popstate', addKey, { capture: true })
}

function savePosition({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  if (!target.closest('a[href^="#"]')) return
  // Not the key of the last render, which can be that of the entry before.
  const state: { key?: unknown } | null = history.state
  if (typeof state?.key === 'string') positions.set(state.key, scrollY)
}

/** Adds a key, as the router's own entries have, to the entry of a fragment navigation. */
function addKey({ state }: PopStateEvent): void {
  if (state !== null) {
    arriving.clear()
    return
  }
  const key = Math.random().toString(36).slice(2)
  arriving.add(key)
  history.replaceState({ key, idx: null, usr: null }, '')
}
