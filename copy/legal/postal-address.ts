import { brand } from '../brand.ts'
import { ownerConfirmed } from '../claims/owner-confirmed.ts'

/** The company's postal address, without the street until the owner has confirmed it. */
export const postalAddress = ownerConfirmed.office
  ? `${brand.office.street}, ${brand.city}, ${brand.region} ${brand.office.postalCode}`
  : `${brand.city}, ${brand.region}`
