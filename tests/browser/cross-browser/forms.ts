import type { Target } from '../drivers/locate.ts'
import { contactValues, demoValues, type Values, waitlistValues } from '../forms.ts'
import type { Visitor } from '../visitor-test.ts'

interface Form {
  path: string
  submit: string
  values: (word: string) => Values
  /** Invalid values by label, all rejected either in the page or by the server. */
  invalid: Values
  success: string
}

export const contact: Form = {
  path: '/contact',
  submit: 'Send Message',
  values: contactValues,
  invalid: { 'Full Name': ' ', Subject: ' ' },
  success: 'Thank You!',
}

export const forms: readonly Form[] = [
  contact,
  {
    path: '/join-waitlist',
    submit: 'Request Access',
    values: waitlistValues,
    invalid: { Email: 'nobody', 'LinkedIn URL': 'https://example.com/in/ada' },
    success: "You're In!",
  },
  {
    path: '/schedule-demo',
    submit: 'Request Demo',
    values: demoValues,
    invalid: { Email: 'nobody' },
    success: 'Request received',
  },
  {
    path: '/blogs',
    submit: 'Subscribe',
    values: (word) => ({ Email: `ada-${word}@example.org` }),
    invalid: { Email: 'nobody' },
    success: 'Check your inbox',
  },
]

/** The form with a button of that name, because a page may also have a search. */
export const within = ({ submit }: Form): Target => ({ css: 'main form', name: new RegExp(submit) })
export const button = (form: Form): Target => ({ role: 'button', name: form.submit })
/** The control with a label; `Time 1, Month` is in the group `Time 1`. */
export function field(form: Form, label: string): Target {
  const [group = '', inGroup] = label.split(', ')
  return {
    css: 'input, textarea, select',
    name: new RegExp(`^${inGroup ?? label}( \\(|$)`),
    within: inGroup
      ? { css: 'fieldset fieldset', name: new RegExp(`^${group}`), within: within(form) }
      : within(form),
  }
}

/** Fills in a form, by label. */
export async function fill(visitor: Visitor, form: Form, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(form, label)
    const isSelect = await visitor.on(control, ([one]) => one instanceof HTMLSelectElement)
    if (isSelect) await visitor.choose(control, value)
    else await visitor.fill(control, value)
  }
}
