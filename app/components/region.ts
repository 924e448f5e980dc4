import { useSyncExternalStore } from 'react'
import { readItem, storageKeys, writeItem } from '#app/browser-values/storage.ts'
import { regions } from '#copy/region.ts'

/** The query parameter of the region dialog's form if it's submitted before scripts run. */
const REGION_PARAMETER = 'region'
const REGION_CHANGED_EVENT = 'region-changed'

if (typeof document !== 'undefined') storeRegionFromUrl()

/**
 * The locale of the region that the visitor chose in this browser; undefined on the server, before hydration,
 * and until the visitor chooses one. It's strictly necessary storage, because the visitor asked for it.
 */
export function useRegion(): string | undefined {
  return useSyncExternalStore(subscribe, readRegion, () => undefined)
}

/** Stores the chosen region and updates every `useRegion`. */
export function chooseRegion(locale: string): void {
  writeItem('localStorage', storageKeys.region, locale)
  dispatchEvent(new Event(REGION_CHANGED_EVENT))
}

function readRegion(): string | undefined {
  const stored = readItem('localStorage', storageKeys.region)
  return regions.find(({ locale }) => locale === stored)?.locale
}

function subscribe(listener: () => void): () => void {
  addEventListener(REGION_CHANGED_EVENT, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(REGION_CHANGED_EVENT, listener)
    removeEventListener('storage', listener)
  }
}

/** A choice made before scripts ran was submitted by the browser, so it's in the URL's query. */
function storeRegionFromUrl(): void {
  const url = new URL(location.href)
  const chosen = url.searchParams.get(REGION_PARAMETER)
  if (!regions.some(({ locale }) => locale === chosen)) return
  chooseRegion(String(chosen))
  url.searchParams.delete(REGION_PARAMETER)
  history.replaceState(history.state, '', url)
}
