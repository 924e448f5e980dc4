import type { PrefixLength } from 'limits'

/** The addresses that limits by customer, network, and provider count as one. Limits by client use `clientKey`. */
export const prefixLengths = {
  customer: { ipv4: 32, ipv6: 56 },
  /** One customer may have many /64s. */
  network: { ipv4: 32, ipv6: 48 },
  provider: { ipv4: 24, ipv6: 48 },
} satisfies Record<string, PrefixLength>
