import { useSyncExternalStore } from 'react'
import { type OptionalCategory, optionalCategories } from '#copy/consent.ts'

/** The visitor's choice, as `/api/consent` returns it. */
export interface Choice {
  chosen: boolean
  /** The browser sends Global Privacy Control. */
  signal: boolean
  granted: OptionalCategory[]
  /** The scripts of the services that are allowed. */
  scripts: string[]
}

const ENDPOINT = '/api/consent'
const none: Choice = { chosen: false, signal: false, granted: [], scripts: [] }
const listeners = new Set<() => void>()
let current: Choice | undefined
let isRequested = false

/** The visitor's choice; undefined until the server has responded. */
export function useChoice(): Choice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}

/**
 * Requests the choice once per document, and loads the scripts that it allows. Without a valid response, no
 * optional script runs.
 */
export async function readChoice(): Promise<void> {
  if (isRequested) return
  isRequested = true
  const response = await fetch(ENDPOINT).catch(() => undefined)
  apply((response?.ok && (await parseChoice(response))) || { ...none, chosen: true })
}

/**
 * Stores a new choice. If it withdraws consent, reloads the page to stop running scripts.
 * @returns whether the choice was stored
 */
export async function choose(categories: readonly OptionalCategory[]): Promise<boolean> {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ categories }),
  }).catch(() => undefined)
  const next = response?.ok ? await parseChoice(response) : undefined
  if (!next) return false
  const before = current?.granted ?? []
  if (before.some((category) => !next.granted.includes(category))) location.reload()
  else apply(next)
  return true
}

function apply(choice: Choice): void {
  // An extension may set only the property, without the header that the server reads.
  const signal = choice.signal || navigator.globalPrivacyControl === true
  current = signal ? { ...choice, signal, granted: [], scripts: [] } : choice
  for (const source of current.scripts) load(source)
  for (const listener of listeners) listener()
}

/** Parses a response; undefined when it is not a choice. */
async function parseChoice(response: Response): Promise<Choice | undefined> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return undefined
  const { chosen, signal, granted, scripts }: Partial<Record<keyof Choice, unknown>> = body
  if (typeof chosen !== 'boolean' || typeof signal !== 'boolean') return undefined
  if (!Array.isArray(granted) || !Array.isArray(scripts)) return undefined
  return {
    chosen,
    signal,
    granted: optionalCategories.filter((category) => granted.includes(category)),
    scripts: scripts.filter((script) => typeof script === 'string'),
  }
}

/** The part of Trusted Types that is used here, because TypeScript's DOM types don't have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules
}

interface Rules {
  createScriptURL(source: string): string
}

const rules: Rules = {
  createScriptURL: (source) => (current?.scripts.includes(source) ? source : ''),
}
/** Allows only the script URLs that the server has listed. */
let policy: Rules | undefined

function load(source: string): void {
  if (document.querySelector(`script[src="${CSS.escape(source)}"]`)) return
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('services', rules) ?? rules
  const script = document.createElement('script')
  script.src = policy.createScriptURL(source)
  script.async = true
  document.head.append(script)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
