import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { mails } from '#copy/mails.ts'
import type { MailBlock, MailBody } from '#leads/index.ts'
import { Markup, withIndexes } from './markup.tsx'
import * as styles from './styles.ts'

/** The document type with the best support in mail clients. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Renders a mail as HTML for mail clients. */
export function mailHtml(body: MailBody): string {
  return doctype + renderToStaticMarkup(<Mail {...body} />)
}

/** The layout of all mails: site name and blocks, without remote resources. */
function Mail({ preview, blocks }: MailBody) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.page}>
        <Container style={styles.sheet}>
          <Section style={styles.head}>
            <Text style={styles.sender}>{mails.sender}</Text>
          </Section>
          <Section style={styles.content}>
            {withIndexes(blocks).map(({ index, item }) => (
              <Block key={index} {...item} />
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
        <Heading as="h1" style={styles.heading}>
          {block.text}
        </Heading>
      )
    case 'paragraph':
      return <Text style={styles.paragraph}>{block.text}</Text>
    case 'note':
      return <Text style={styles.note}>{block.text}</Text>
    case 'button':
      return (
        <Button href={block.url} style={styles.button}>
          {block.label}
        </Button>
      )
    case 'link':
      return (
        <Link href={block.url} style={styles.link}>
          {block.label}
        </Link>
      )
    case 'html':
      return (
        <Section style={styles.paragraph}>
          <Markup html={block.html} />
        </Section>
      )
    case 'rule':
      return <Hr style={styles.rule} />
    case 'entries':
      return <Entries entries={block.entries} />
  }
}

/** Each value next to its label, or below it in a narrow client, without a media query. */
function Entries({ entries }: { entries: readonly { label: string; value: string }[] }) {
  return (
    <dl style={styles.entries}>
      {withIndexes(entries).map(({ index, item: { label, value } }) => (
        <div key={index} style={styles.entry}>
          <dt style={styles.label}>{label}</dt>
          <dd style={styles.value} dir="auto">
            <Lines text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Text with `br` elements, because not every mail client preserves white space. */
function Lines({ text }: { text: string }) {
  return withIndexes(text.split('\n')).map(({ index, item }) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {item}
    </Fragment>
  ))
}
