import {
  Body,
  Button,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'

type LetterProps = {
  preview: string
  /** Only of somebody whose mailbox is proven. */
  firstName?: string | undefined
  children: ReactNode
  /** One button, and the bare link under it for whoever cannot press it. */
  action?: { label: string; url: string }
  after?: ReactNode
  /** What it is about, when that is no account. */
  about?: string
}

/**
 * The paper that all mails are written on. Tables and inline styles underneath: mail programs ask for that. It stays
 * light in a program that is dark: words and their ground both come from here, and no program turns only one of them.
 */
export function Letter({ preview, firstName, children, action, after, about = 'je account' }: LetterProps) {
  return (
    <Html lang="nl">
      <Head>
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>IZZ</Text>
          <Text style={styles.text}>{greetingOf(firstName)}</Text>
          {children}
          {action && (
            <Section style={styles.action}>
              <Button href={action.url} style={styles.button}>
                {action.label}
              </Button>
              <Text style={styles.small}>
                Werkt de knop niet? Kopieer dan deze link naar je browser:
                <br />
                <Link href={action.url} style={styles.link}>
                  {action.url}
                </Link>
              </Text>
            </Section>
          )}
          {after}
          <Text style={styles.text}>
            Hartelijke groet,
            <br />
            het team van IZZ
          </Text>
          <Hr style={styles.line} />
          <Text style={styles.small}>
            Dit is een automatische mail over {about}. Deze site is een demonstratie. Je kunt niet op deze
            mail antwoorden.
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>
}

const font = 'Figtree, Arial, sans-serif'

const styles = {
  body: { backgroundColor: '#FBF7F1', fontFamily: font, margin: 0, padding: '24px 0' },
  container: { backgroundColor: '#FFFFFF', borderRadius: '16px', maxWidth: '560px', padding: '32px' },
  brand: { color: '#00434B', fontFamily: font, fontSize: '28px', fontWeight: 700, margin: '0 0 16px' },
  text: { color: '#17303A', fontFamily: font, fontSize: '17px', lineHeight: '26px', margin: '0 0 16px' },
  action: { margin: '8px 0 16px' },
  button: {
    backgroundColor: '#00606B',
    borderRadius: '24px',
    color: '#FFFFFF',
    fontFamily: font,
    fontSize: '17px',
    fontWeight: 600,
    padding: '14px 28px',
    textDecoration: 'none',
  },
  small: { color: '#4A616B', fontFamily: font, fontSize: '14px', lineHeight: '22px', margin: '16px 0 0' },
  link: { color: '#00606B', wordBreak: 'break-all' },
  line: { borderColor: '#C9D6D9', margin: '24px 0 0' },
} as const

/** A greeting holds a plain name and nothing else: whatever reads like a sentence or a web address is left out. */
function greetingOf(firstName: string | undefined): string {
  const isPlain = firstName !== undefined && firstName.length <= 40 && plainName.test(firstName)
  return isPlain ? `Beste ${firstName},` : 'Hallo,'
}

const plainName = /^[\p{L}\p{M}'’-]{1,40}(?: [\p{L}\p{M}'’-]{1,40}){0,2}$/u
