/** The brand. To rename the site, change it here. */
export const brand = {
  name: 'Plumbline',
  /** The home page's h1. */
  headline: 'AI Code Security Expert',
  /** The home page's tagline. */
  tagline: 'best way to secure code written by Humans and AI',
  description:
    'Plumbline helps you find and fix flaws in your code, with codebase chat, business logic mapping, threat modeling, endpoint analysis, and scanning.',
  legalName: 'Plumbline, Inc.',
  city: 'San Jose',
  region: 'California',
  country: 'US',
  /**
   * The office's location; a sample until the owner confirms it. The maps in app/media show this corner.
   */
  office: {
    street: 'First Street at Santa Clara Street',
    postalCode: '95113',
    latitude: 37.3362,
    longitude: -121.8906,
  },
  /** The contact address shown when a form fails; a sample until the owner sets it. */
  email: 'hello@plumbline.example',
  /** The address for reporting vulnerabilities; a sample until the owner sets it. */
  securityEmail: 'security@plumbline.example',
} as const
