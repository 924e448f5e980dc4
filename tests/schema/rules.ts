/** Rules that query the platform are asynchronous, and are tested in the editor instead. */
type CheckResult = true | string | undefined
type Check = (value: unknown, context: Context) => CheckResult | Promise<CheckResult>

interface Context {
  parent: unknown
  getClient: () => typeof client
}

/** A platform that never responds. */
const client = {
  withConfig: () => client,
  fetch: () => new Promise<never>(() => {}),
}

interface Parts {
  checks: readonly Check[]
  message: string | undefined
  level: 'error' | 'warning'
}

/**
 * The part of Sanity's `Rule` that this schema uses, to run its rules without the editor. Each call
 * returns a new rule. Any other call throws.
 */
export class TestRule {
  readonly #parts: Parts

  constructor(parts: Parts = { checks: [], message: undefined, level: 'error' }) {
    this.#parts = parts
  }

  required(): TestRule {
    return this.#add((value) =>
      value === undefined || value === null || value === '' ? 'Required' : true,
    )
  }

  min(least: number): TestRule {
    return this.#add((value) => sizeOf(value, least) >= least || `At least ${least}`)
  }

  max(most: number): TestRule {
    return this.#add((value) => sizeOf(value, most) <= most || `At most ${most}`)
  }

  unique(): TestRule {
    return this.#add((value) =>
      Array.isArray(value) && new Set(value).size < value.length ? 'Twice' : true,
    )
  }

  custom(check: Check): TestRule {
    return this.#add(check)
  }

  error(message: string): TestRule {
    return new TestRule({ ...this.#parts, message, level: 'error' })
  }

  warning(message?: string): TestRule {
    return new TestRule({ ...this.#parts, message, level: 'warning' })
  }

  /** A problem of a value, with its level. */
  problems(value: unknown, parent: unknown): { level: 'error' | 'warning'; message: string }[] {
    const { checks, message, level } = this.#parts
    return checks.flatMap((check) => {
      const result = check(value, { parent, getClient: () => client })
      return typeof result === 'string' ? [{ level, message: message ?? result }] : []
    })
  }

  #add(check: Check): TestRule {
    return new TestRule({ ...this.#parts, checks: [...this.#parts.checks, check] })
  }
}

/** A missing value has no size. */
function sizeOf(value: unknown, fitting: number): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : fitting
}
