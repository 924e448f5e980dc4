import type { InvalidationTags } from '#cache/index.ts'

/** A cheap fingerprint of the content: when it differs, something changed. */
export interface ContentVersion {
  /** Number of posts whose publication date has come. */
  published: number
  /** Differs after every edit. Only queried while there are no live events. */
  edits?: string
}

interface Options {
  /** @throws when the platform does not respond */
  readVersion(withEdits: boolean): Promise<ContentVersion>
  /** Whether live events arrive. They report edits, but not that the date of a post has come. */
  isConnected(): boolean
  onChange(tags: InvalidationTags): void
}

/** While there are no live events. */
const POLL_INTERVAL_MS = 5_000
const MINUTE_MS = 60_000
/** Past the full minute, so that the platform's clock has passed it too. */
const CLOCK_TOLERANCE_MS = 500

/**
 * Polls at the start of every minute, when the date of a post may have come, and every five seconds
 * while there are no live events.
 */
export function pollForChanges({ readVersion, isConnected, onChange }: Options) {
  let last: ContentVersion | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const poll = async () => {
    try {
      const version = await readVersion(!isConnected())
      const tags = last && changeBetween(last, version)
      last = version
      if (tags && !isStopped) onChange(tags)
    } catch {
      // The failure is already logged, and the next poll is scheduled below.
    }
    schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    if (isStopped) return
    const untilNextMinute = MINUTE_MS - (Date.now() % MINUTE_MS) + CLOCK_TOLERANCE_MS
    timer = setTimeout(
      poll,
      isConnected() ? untilNextMinute : Math.min(POLL_INTERVAL_MS, untilNextMinute),
    )
    timer.unref()
  }
  void poll()

  return {
    /** Call when live events or the platform are lost: the next poll comes within five seconds. */
    reschedule: schedule,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** After the events were lost, the first version has no edits to compare with: everything may differ. */
function changeBetween(
  before: ContentVersion,
  after: ContentVersion,
): InvalidationTags | undefined {
  if (after.edits !== undefined && after.edits !== before.edits) return 'all'
  return before.published === after.published ? undefined : ['type:blog']
}
