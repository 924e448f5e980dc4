import { accessibility } from '../accessibility.ts'
import { blog } from '../blog/blog.ts'
import { brand } from '../brand.ts'
import { careers } from '../careers.ts'
import { company } from '../company.ts'
import { cookies } from '../cookies.ts'
import { features } from '../features.ts'
import { contact } from '../forms/contact.ts'
import { newsletterPages } from '../forms/newsletter-pages.ts'
import { scheduleDemo } from '../forms/schedule-demo.ts'
import { waitlist } from '../forms/waitlist.ts'
import { home } from '../home/home.ts'
import { guides } from '../integrations/guides/index.ts'
import { guidesPage, integrationsPage } from '../integrations/index.ts'
import { dpaMeta, legalSubtitles, privacyMeta, termsMeta } from '../legal/meta.ts'
import { pricing } from '../pricing/pricing.ts'
import { productIds, products } from '../products/index.ts'
import { security } from '../security/security.ts'
import { services } from '../services.ts'
import { appsec } from '../solutions/appsec.ts'
import { developers } from '../solutions/developers.ts'
import type { PageMeta } from './types.ts'

/** A page's title and description, and the line below its heading where it has one. */
export interface PageHead extends PageMeta {
  line?: string
}

const withLead = ({ meta, lead }: { meta: PageMeta; lead: string }): PageHead => ({
  ...meta,
  line: lead,
})

/** The heads of all pages by canonical path, for the first dataset and wherever it has none. */
export const pageHeads: Readonly<Record<string, PageHead>> = {
  '/': { ...home.meta, title: `${brand.name} – ${home.meta.title}`, line: home.hero.tagline },
  '/services': withLead(services),
  '/features': withLead(features),
  '/security': withLead(security),
  ...Object.fromEntries(
    productIds.map((id) => [
      products[id].path,
      { ...products[id].meta, line: products[id].subtitle },
    ]),
  ),
  [developers.path]: { ...developers.meta, line: developers.hero.lead },
  [appsec.path]: { ...appsec.meta, line: appsec.hero.lead },
  '/pricing': withLead(pricing),
  '/integrations': withLead(integrationsPage),
  '/docs/integrations': withLead(guidesPage),
  ...Object.fromEntries(
    Object.values(guides).map(({ id, meta }) => [`/docs/integrations/${id}`, meta]),
  ),
  '/company': withLead(company),
  '/careers': withLead(careers),
  '/blogs': withLead(blog),
  '/newsletter': { ...newsletterPages.page.meta, line: newsletterPages.page.text },
  '/contact': withLead(contact),
  '/schedule-demo': withLead(scheduleDemo),
  '/join-waitlist': withLead(waitlist),
  '/privacy': { ...privacyMeta, line: legalSubtitles.privacy },
  '/terms': { ...termsMeta, line: legalSubtitles.terms },
  '/dpa': { ...dpaMeta, line: legalSubtitles.dpa },
  '/cookies': { ...cookies.meta, line: cookies.subtitle },
  '/accessibility': withLead(accessibility),
}
