import { brand } from './brand.ts'
import type { IconName } from './icons.ts'
import type { PageLink } from './pages/types.ts'
import { productCatalogue, productMenuOrder } from './products/catalogue.ts'

/** An entry of the header's menus. */
export interface NavItem {
  title: string
  description: string
  icon: IconName
  path: string
}

export const productMenu: readonly NavItem[] = productMenuOrder.map((id) => {
  const { title, summary, icon, path } = productCatalogue[id]
  return { title, description: summary, icon, path }
})

export const solutionsMenu: readonly NavItem[] = [
  {
    title: 'For Developers',
    description: 'Understand a change before it merges.',
    icon: 'CodeXml',
    path: '/solutions/developers',
  },
  {
    title: 'For AppSec',
    description: 'Review designs and code at the pace they change.',
    icon: 'ShieldCheck',
    path: '/solutions/appsec',
  },
]

/** Shown below the products. */
export const allServices: PageLink = { label: 'All Services', to: '/services' }

export const blogLink: PageLink = { label: 'Blog', to: '/blogs' }

/** Shown on phones, after the direct links. */
export const mobileLinks: readonly PageLink[] = [blogLink]

export const directLinks: readonly PageLink[] = [
  { label: 'Integrations', to: '/integrations' },
  { label: 'Company', to: '/company' },
  { label: 'Careers', to: '/careers' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact', to: '/contact' },
]

export const header = {
  home: `${brand.name}, home`,
  navigation: 'Main',
  menu: 'Menu',
  mobileNavigation: 'Pages',
  product: 'Product',
  solutions: 'Solutions',
  signUp: { label: 'Sign Up', to: '/join-waitlist' },
  demo: { label: 'Schedule Demo', to: '/contact?reason=demo' },
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to content',
} as const

export const footerColumns: readonly { heading: string; links: readonly PageLink[] }[] = [
  {
    heading: 'Product',
    links: [
      ...productMenu.map(({ title, path }) => ({ label: title, to: path })),
      allServices,
      { label: 'Features', to: '/features' },
      { label: 'Languages', to: '/languages' },
      { label: 'Security', to: '/security' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'Company', to: '/company' },
      { label: 'Trust', to: '/trust' },
      { label: 'Careers', to: '/careers' },
      blogLink,
      { label: 'Newsletter', to: '/newsletter' },
      { label: 'Join the Waitlist', to: '/join-waitlist' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Terms of Service', to: '/terms' },
      { label: 'Data Processing', to: '/dpa' },
      { label: 'Cookie Preferences', to: '/cookies' },
      { label: 'Accessibility', to: '/accessibility' },
    ],
  },
]

export const footer = {
  navigation: 'Footer',
  social: {
    heading: 'Social profiles',
    profiles: [
      { id: 'github', name: 'GitHub' },
      { id: 'linkedin', name: 'LinkedIn' },
      { id: 'x', name: 'X' },
    ],
  },
  changeRegion: 'Change Region',
  language: 'English',
  /** Shown after the © sign and the year. */
  copyright: brand.legalName,
} as const
