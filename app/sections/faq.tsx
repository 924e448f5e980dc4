import type { ReactNode } from 'react'
import { Disclosure } from '#app/components/disclosure.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import type { Question } from '#copy/pages/types.ts'
import { Section } from './section.tsx'

interface FaqProps {
  id: string
  label: string
  heading: string
  items: readonly Question[]
  children?: ReactNode
}

/** A section of frequently asked questions as disclosures. */
export function Faq({ id, label, heading, items, children }: FaqProps) {
  return (
    <Section id={id} label={label} title={heading} isBeside>
      <div className="max-xl:mt-8">
        <div>
          {items.map(({ question, answer, link }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
              {link ? <TextLink to={link.to}>{link.label}</TextLink> : null}
            </Disclosure>
          ))}
        </div>
        {children}
      </div>
    </Section>
  )
}
