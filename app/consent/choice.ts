import { useSyncExternalStore } from 'react'
import type { OptionalCategory } from '#copy/consent.ts'

/** What the server says of this visitor's choice. */
export interface Choice {
  chosen: boolean
  /** The browser sends Global Privacy Control. */
  signal: boolean
  granted: OptionalCategory[]
  /** The scripts of the services that are allowed. */
  scripts: string[]
}

const address = '/api/consent'
const none: Choice = { chosen: false, signal: false, granted: [], scripts: [] }
const listeners = new Set<() => void>()
let current: Choice | undefined
let asked = false

/** The visitor's choice; undefined until the server has told it. */
export function useChoice(): Choice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
}

/**
 * Asks the server for the choice, once a page, and starts what it allows. When it does not answer,
 * nothing optional runs.
 */
export async function readChoice(): Promise<void> {
  if (asked) return
  asked = true
  const answer = await fetch(address).catch(() => undefined)
  take(answer?.ok ? await answer.json() : { ...none, chosen: true })
}

/** Keeps a new choice. What ran and is refused now is gone with the page. @returns whether it is kept */
export async function choose(categories: readonly OptionalCategory[]): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ categories }),
  }).catch(() => undefined)
  if (!answer?.ok) return false
  const before = current?.granted ?? []
  const next: Choice = await answer.json()
  if (before.some((category) => !next.granted.includes(category))) location.reload()
  else take(next)
  return true
}

function take(choice: Choice): void {
  // The signal may come as a property only, from an extension.
  const signal = choice.signal || hasSignal()
  current = signal ? { ...choice, signal, granted: [], scripts: [] } : choice
  for (const source of current.scripts) load(source)
  for (const listener of listeners) listener()
}

function hasSignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Trusted Types, as far as they are used here; TypeScript's DOM does not have them. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules
}

interface Rules {
  createScriptURL(source: string): string
}

const rules: Rules = {
  createScriptURL: (source) => (current?.scripts.includes(source) ? source : ''),
}
/** Makes an address that a script element takes, of those that the server has named. */
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
