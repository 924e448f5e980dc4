import type { ContentChange } from '../cache/tags.ts'

/** What tells, at a glance, whether something changed. */
export interface Pulse {
  /** Posts whose date has come. */
  shown: number
  /** Differs after every edit. Only asked for while no live events tell of edits. */
  edits?: string
}

interface Options {
  /** @throws when the platform does not answer */
  take(withEdits: boolean): Promise<Pulse>
  /** Whether live events come; they tell of edits, but never that the date of a post has come. */
  isConnected(): boolean
  onChange(change: ContentChange): void
}

/** Milliseconds between two pulses while no live events come. */
const often = 5_000
const minute = 60_000

/**
 * Asks for the pulse at the start of every minute, when the date of a post may have come, and every
 * five seconds while no live events come, as the fallback for them.
 */
export function watchPulse({ take, isConnected, onChange }: Options) {
  let last: Pulse | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const beat = async () => {
    try {
      const pulse = await take(!isConnected())
      const change = last && changeBetween(last, pulse)
      last = pulse
      if (change && !isStopped) onChange(change)
    } catch {
      // Whoever was asked has said so; the next beat comes by itself.
    }
    schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    if (isStopped) return
    const untilNextMinute = minute - (Date.now() % minute) + 500
    timer = setTimeout(beat, isConnected() ? untilNextMinute : Math.min(often, untilNextMinute))
    timer.unref()
  }
  void beat()

  return {
    /** All is not well any more: the next beat need not wait for the minute. */
    hurry: schedule,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** The first pulse after the events were lost has nothing to compare edits with: then all may differ. */
function changeBetween(before: Pulse, after: Pulse): ContentChange | undefined {
  if (after.edits !== undefined && after.edits !== before.edits) return 'all'
  return before.shown === after.shown ? undefined : ['type:blog']
}
