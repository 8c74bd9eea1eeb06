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
import { Children, type ReactNode } from 'react'

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
 * The paper that all mails are written on. Tables and inline styles underneath: mail programs ask for that. Words and
 * their ground both have a colour, in the light and in the dark, so that no program turns only one of them.
 */
export function Letter({ preview, firstName, children, action, after, about = 'je account' }: LetterProps) {
  return (
    <Html lang="nl">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkRules}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body {...look('body')}>
        <Container {...look('container')}>
          <Text {...look('brand')}>IZZ</Text>
          <Text {...look('text')}>{greetingOf(firstName)}</Text>
          {children}
          {action && (
            <Section style={styles.action}>
              <Button href={action.url} {...look('button')}>
                {wholeWords(action.label)}
              </Button>
              <Text {...look('small')}>
                Werkt de knop niet? Kopieer dan deze link naar je browser:
                <br />
                <Link href={action.url} {...look('link')}>
                  {action.url}
                </Link>
              </Text>
            </Section>
          )}
          {after}
          <Text {...look('text')}>
            Hartelijke groet,
            <br />
            het team van IZZ
          </Text>
          <Hr {...look('line')} />
          <Text {...look('small')}>
            Dit is een automatische mail over {about}. Deze site is een demonstratie. Je kunt niet op deze
            mail antwoorden.
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text {...look('text')}>{wholeWords(children)}</Text>
}

/** No line ends between `e-` and `mailadres`, or `IZZ-` and `account`. */
function wholeWords(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string'
      ? child.split(/(\b(?:e-|IZZ-)\p{L}+)/u).map((part, index) =>
          index % 2 === 1 ? (
            <span key={index} style={styles.whole}>
              {part}
            </span>
          ) : (
            part
          ),
        )
      : child,
  )
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
    lineHeight: '22px',
    padding: '14px 28px',
    textAlign: 'center',
    textDecoration: 'none',
  },
  small: { color: '#4A616B', fontFamily: font, fontSize: '14px', lineHeight: '22px', margin: '16px 0 0' },
  link: { color: '#00606B', wordBreak: 'break-all' },
  whole: { whiteSpace: 'nowrap' },
  line: { borderColor: '#C9D6D9', margin: '24px 0 0' },
} as const

/** What the same parts look like where somebody reads in the dark, and their program knows of it. */
const dark = {
  body: 'background-color:#1C2C32',
  container: 'background-color:#15232A',
  brand: 'color:#A8DFE3',
  text: 'color:#ECE8E1',
  button: 'background-color:#7FCCD2;color:#15232A',
  small: 'color:#B4C3C6',
  link: 'color:#7FCCD2',
  line: 'border-color:#3A4E56',
} as const

const darkRules = `@media (prefers-color-scheme:dark){${Object.entries(dark)
  .map(([part, rules]) => `.letter-${part}${cellsOf(part)}{${rules.replaceAll(/(?=;|$)/g, '!important')}}`)
  .join('')}}`

/** The ground is painted on the cells of the tables that hold the letter, too. */
function cellsOf(part: string): string {
  return part === 'body' || part === 'container' ? `,.letter-${part} td` : ''
}

function look<Part extends keyof typeof dark>(part: Part) {
  return { className: `letter-${part}`, style: styles[part] }
}

/** A greeting holds a plain name and nothing else: whatever reads like a sentence or a web address is left out. */
function greetingOf(firstName: string | undefined): string {
  const isPlain = firstName !== undefined && firstName.length <= 40 && plainName.test(firstName)
  return isPlain ? `Beste ${firstName},` : 'Hallo,'
}

const plainName = /^[\p{L}\p{M}'’-]{1,40}(?: [\p{L}\p{M}'’-]{1,40}){0,2}$/u
