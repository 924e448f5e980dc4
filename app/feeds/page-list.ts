import { accessibility } from '#copy/accessibility.ts'
import { blog } from '#copy/blog.ts'
import { careers } from '#copy/careers.ts'
import { company } from '#copy/company.ts'
import { contact } from '#copy/contact.ts'
import { cookies } from '#copy/cookies.ts'
import { features } from '#copy/features.ts'
import { home } from '#copy/home.ts'
import { guides } from '#copy/integrations/guides/index.ts'
import { guidesPage, integrations, integrationsPage } from '#copy/integrations/index.ts'
import { privacy } from '#copy/legal/privacy/privacy.ts'
import { terms } from '#copy/legal/terms/terms.ts'
import { newsletter } from '#copy/newsletter.ts'
import type { PageMeta } from '#copy/page.ts'
import { pageLabels } from '#copy/page-labels.ts'
import { pricing } from '#copy/pricing.ts'
import { productIds, products } from '#copy/products/index.ts'
import { scheduleDemo } from '#copy/schedule-demo.ts'
import { security } from '#copy/security.ts'
import { services } from '#copy/services.ts'
import { appsec } from '#copy/solutions/appsec.ts'
import { developers } from '#copy/solutions/developers.ts'
import { waitlist } from '#copy/waitlist.ts'

interface ListedPage extends PageMeta {
  /** The canonical path. */
  path: string
}

export interface PageGroup {
  heading: string
  pages: readonly ListedPage[]
}

const page = (path: string, { meta }: { meta: PageMeta }): ListedPage => ({ path, ...meta })

/** Every page that does not come from the content platform, once, at its canonical path. */
export const pageGroups: readonly PageGroup[] = [
  {
    heading: pageLabels.list.product,
    pages: [
      page('/', home),
      page('/services', services),
      page('/features', features),
      page('/security', security),
      ...productIds.map((id) => page(products[id].path, products[id])),
      page(developers.path, developers),
      page(appsec.path, appsec),
      page('/pricing', pricing),
    ],
  },
  {
    heading: pageLabels.list.documentation,
    pages: [
      page('/integrations', integrationsPage),
      page('/docs/integrations', guidesPage),
      ...integrations.map(({ id }) => page(`/docs/integrations/${id}`, guides[id])),
    ],
  },
  {
    heading: pageLabels.list.company,
    pages: [
      page('/company', company),
      page('/careers', careers),
      page('/blogs', blog),
      page('/newsletter', newsletter.page),
      page('/contact', contact),
      page('/schedule-demo', scheduleDemo),
      page('/join-waitlist', waitlist),
    ],
  },
  {
    heading: pageLabels.list.legal,
    pages: [
      page('/privacy', privacy),
      page('/terms', terms),
      page('/cookies', cookies),
      page('/accessibility', accessibility),
    ],
  },
]

/** All pages in one list. */
export const listedPages: readonly ListedPage[] = pageGroups.flatMap(({ pages }) => pages)
