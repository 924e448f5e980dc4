import { subscriber } from '#leads/test/subscribers.ts'
import type { Findings } from '../findings.ts'
import { overlaps, type ReceivedMail } from '../leads/faulty-smtp-server.ts'

interface Delivered {
  /** All newsletter mails that the mail server accepted. */
  mails: readonly ReceivedMail[]
  /** Those who unsubscribed before anything was sent. */
  left: readonly string[]
  subscribers: number
  /** How many mails may have arrived twice: those in progress at each kill and each outage. */
  mostTwice: number
  /** How long it took. */
  seconds: number
  mailsPerMinute: number
}

/** Checks that each subscriber got the mail exactly once, as far as SMTP allows. */
export function addDeliveryFindings(findings: Findings, delivered: Delivered): void {
  const { mails, left, subscribers, mostTwice, seconds, mailsPerMinute } = delivered
  const arrived = Map.groupBy(mails, ({ to }) => to.join())
  const wanted = Array.from({ length: subscribers }, (_, number) => subscriber(number)).filter(
    (address) => !left.includes(address),
  )
  const missing = wanted.filter((address) => !arrived.has(address))
  findings.add(
    'each subscriber got it, in a mail to them alone',
    missing.length === 0 && arrived.size === wanted.length,
    `${arrived.size} of ${wanted.length}, ${missing.length} missing`,
  )
  const reached = left.filter((address) => arrived.has(address))
  findings.add(
    'who unsubscribed got nothing',
    left.length > 0 && reached.length === 0,
    `${reached.length} of ${left.length}`,
  )
  const twice = mails.length - arrived.size
  const ids = [...arrived.values()].map((own) => new Set(own.map(({ messageId }) => messageId)))
  findings.add(
    'what arrived twice has one Message-ID, and is bounded',
    twice <= mostTwice && ids.every(({ size }) => size === 1),
    `${twice} twice, at most ${mostTwice}`,
  )
  const together = [...arrived.values()].filter(overlaps).length
  findings.add('nothing is sent twice at once', together === 0, `${together} were`)
  const perMinute = (mails.length / seconds) * 60
  findings.add(
    'the rate is kept',
    perMinute <= mailsPerMinute,
    `${perMinute.toFixed(0)} mails a minute, at most ${mailsPerMinute}`,
  )
}
