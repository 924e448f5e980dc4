import type { LegalSection } from '../document.ts'
import { figures } from '../figures.ts'

const { retention: kept } = figures
const providers = 'Hosting, email delivery, demo calls, request tracking'

/**
 * The categories of personal information named in the California Consumer Privacy Act (Civil Code § 1798.140
 * (v) and (ae)), with what it requires for each (§ 1798.110, § 1798.130).
 */
export const california: LegalSection = {
  id: 'california',
  number: '9',
  title: 'California',
  clauses: [
    {
      id: 'rights-california',
      number: '9.1',
      lead: 'Categories.',
      text: [
        'In the categories of the California Consumer Privacy Act, this is what we have collected in the last 12 months. We disclosed each category only to the kinds of companies named beside it, for the business purposes in Section 3. We have sold or shared none, except in the case that Section 4.4 describes.',
      ],
      table: {
        name: 'Categories of personal information',
        columns: ['Category', 'What we collect', 'Why', 'Disclosed to', 'Kept for'],
        rows: [
          [
            'Identifiers',
            'Name, email address, network address, account name, address of your LinkedIn profile',
            'To answer you, decide on requests, send the newsletter, run your account, and stop abuse',
            `${providers}, content platform, product hosting`,
            'As in 5.1 through 5.7 for the form or account it came with',
          ],
          [
            'Categories in Civil Code § 1798.80(e)',
            'Name, phone number, employment history in an application, billing details',
            'To answer you, consider your application, and bill you',
            `${providers}, payments`,
            `Messages ${kept.messageMonths} months, applications ${kept.applicationYears} years, billing records ${kept.billingYears} years after the tax year`,
          ],
          [
            'Commercial information',
            'Plans you ask about and purchases',
            'To answer you, decide on early access, and provide what you buy',
            `${providers}, payments`,
            `Requests ${kept.waitlistMonths} months, purchases ${kept.billingYears} years after the tax year`,
          ],
          [
            'Internet or other electronic network activity information',
            'Requests to our servers, how fast pages load, the page a form was sent from and what led to it, use of the product',
            'To keep our services secure and fast, find errors, learn how people find us, and improve the product',
            `${providers}, content platform, product hosting`,
            `Logs ${kept.logDays} days, speed only in totals, pages as long as the form, use as long as the account`,
          ],
          [
            'Professional or employment-related information',
            'Company, public LinkedIn profile, job applications',
            'To decide on early access and consider your application',
            providers,
            `Messages and requests ${kept.messageMonths} months, applications ${kept.applicationYears} years`,
          ],
          [
            'Sensitive personal information: account sign-in with password or other credentials',
            'Your sign-in to the product',
            'Only to sign you in',
            'Product hosting',
            'As long as the account exists',
          ],
        ],
      },
    },
    {
      id: 'california-others',
      number: '9.2',
      lead: 'Sources, and what we do not collect.',
      text: [
        'We get this information from you, your browser, the Customer or school that gives you an account, and, for the waitlist, your public LinkedIn profile. We do not ask for characteristics of protected classifications, biometric information, geolocation data, audio or visual information, or education information. We do not draw inferences to build a profile about you: from a LinkedIn profile or a job application, a person judges that one request, and we keep the decision and any notes with it. We use sensitive personal information only for purposes that do not give rise to a right to limit it. If we know that someone is under 16, we treat all their information as sensitive.',
      ],
    },
    {
      id: 'california-rights',
      number: '9.3',
      lead: 'Rights.',
      text: [
        'You have the right to know, access, correct, and delete your personal information, to opt out of its sale or sharing, and to limit the use of sensitive personal information, which we already use only as Section 9.2 says. Section 7 says how to use these rights. We never treat you worse for using one. Someone you authorize in writing can ask on your behalf. We disclose no personal information to others for their own direct marketing (Civil Code § 1798.83).',
      ],
    },
  ],
}
