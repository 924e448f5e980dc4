import { setTimeout as after } from 'node:timers/promises'
import type { Behavior, FaultyMailServer } from '../leads/faulty-smtp-server.ts'

/** What the mail server does, one after another, and for how long. */
const phases: readonly { behavior: Behavior | 'down'; ms: number }[] = [
  { behavior: 'accept', ms: 3_000 },
  { behavior: 451, ms: 1_000 },
  { behavior: 'accept', ms: 2_000 },
  { behavior: 550, ms: 300 },
  { behavior: 'accept', ms: 2_000 },
  { behavior: 'delay', ms: 3_000 },
  { behavior: 'down', ms: 1_000 },
]

/**
 * Makes a mail server faulty until `isDone`, and then accept everything.
 * @returns how often it went down, which may have cut off its replies
 */
export async function causeFaults(mail: FaultyMailServer, isDone: () => boolean): Promise<number> {
  let outages = 0
  while (!isDone()) {
    for (const { behavior, ms } of phases) {
      if (behavior === 'down') {
        outages += 1
        await mail.down()
      } else mail.behavior = behavior
      await after(ms)
      if (behavior === 'down') await mail.up()
    }
  }
  mail.behavior = 'accept'
  return outages
}
