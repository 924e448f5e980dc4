import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  render,
  Section,
  Text,
} from '@react-email/components'
import { Fragment } from 'react'
import { mails } from '#copy/mails.ts'
import type { MailBlock, MailBody } from '#leads/index.ts'
import * as look from './look.ts'
import { inPlaces, Markup } from './markup.tsx'

/** Renders a mail as HTML for mail clients. */
export function mailHtml(body: MailBody): Promise<string> {
  return render(<Mail {...body} />)
}

/** The layout of all mails: site name and blocks, no remote resources. */
export function Mail({ preview, blocks }: MailBody) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={look.page}>
        <Container style={look.sheet}>
          <Section style={look.head}>
            <Text style={look.sender}>{mails.sender}</Text>
          </Section>
          <Section style={look.content}>
            {inPlaces(blocks).map(({ place, item }) => (
              <Block key={place} {...item} />
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

function Block(block: MailBlock) {
  switch (block.type) {
    case 'heading':
      return (
        <Heading as="h1" style={look.heading}>
          {block.text}
        </Heading>
      )
    case 'paragraph':
      return <Text style={look.paragraph}>{block.text}</Text>
    case 'note':
      return <Text style={look.note}>{block.text}</Text>
    case 'button':
      return (
        <Button href={block.url} style={look.button}>
          {block.label}
        </Button>
      )
    case 'link':
      return (
        <Link href={block.url} style={look.link}>
          {block.label}
        </Link>
      )
    case 'html':
      return (
        <Section style={look.paragraph}>
          <Markup html={block.html} />
        </Section>
      )
    case 'rule':
      return <Hr style={look.rule} />
    case 'entries':
      return <Entries entries={block.entries} />
  }
}

/** Each value beside its label, or below it in a narrow client, without a media query. */
function Entries({ entries }: { entries: readonly { label: string; value: string }[] }) {
  return (
    <dl style={look.entries}>
      {inPlaces(entries).map(({ place, item: { label, value } }) => (
        <div key={place} style={look.entry}>
          <dt style={look.label}>{label}</dt>
          <dd style={look.value}>
            <Lines text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Text with `br` elements, since not every mail client preserves white space. */
function Lines({ text }: { text: string }) {
  return inPlaces(text.split('\n')).map(({ place, item }) => (
    <Fragment key={place}>
      {place > 0 ? <br /> : null}
      {item}
    </Fragment>
  ))
}
