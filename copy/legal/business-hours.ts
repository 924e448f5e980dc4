import { officeHours } from '../forms/contact.ts'

const open = officeHours.filter((row) => row.open)

/** The office hours as a phrase: "Mon-Fri 9:00 AM-6:00 PM and Sat 10:00 AM-2:00 PM, Eastern time". */
export const businessHours = `${open.map(({ label, text }) => `${label} ${text}`).join(' and ')}, Eastern time, except US federal holidays`
