import type { LinkUse } from '#features/pages/outside-links/outside-links.ts'
import { momentInWords } from '#period-words.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { screenAddress } from '../drafts/page-address.ts'
import type { Editor } from '../people/editor.ts'
import { may } from '../people/roles.ts'
import { type DeadLink, faultWords } from './dead-link.ts'

type DeadLinksPageProps = { frame: Frame; editor: Editor; links: DeadLink[]; isTried: boolean }

/** Links to other sites that do not work any more, each with the places where it stands. */
export function DeadLinksPage({ frame, editor, links, isTried }: DeadLinksPageProps) {
  return (
    <EditorDocument frame={frame} editor={editor} title="Links die niet meer werken">
      <p className="setting-lead">
        {isTried
          ? 'De site test elke week de links naar andere sites. Werkt een link twee keer achter elkaar niet, dan staat hij hier. Werkt hij weer, of haal je hem weg, dan verdwijnt hij vanzelf.'
          : 'De site test nu geen links naar andere sites. De beheerder van de website kan dat aanzetten.'}
      </p>
      {isTried && links.length === 0 && <p>Alle links werken. Hier hoef je niets te doen.</p>}
      {links.length > 0 && (
        <ul className="dead-links">
          {links.map((link, number) => (
            <DeadLinkRow key={link.address} link={link} number={number} editor={editor} />
          ))}
        </ul>
      )}
      <p>
        <a href="/redactie">Terug naar alle pagina’s</a>
      </p>
    </EditorDocument>
  )
}

type DeadLinkRowProps = { link: DeadLink; number: number; editor: Editor }

function DeadLinkRow({ link: { address, fault, failedAt, uses }, number, editor }: DeadLinkRowProps) {
  return (
    <li className="dead-link">
      <h2 className="dead-link-address" id={`link-${number}`}>
        <a href={address} rel="noreferrer">
          {address}
        </a>
      </h2>
      <p>
        {faultWords[fault]} Dat is zo sinds {momentInWords(failedAt)}.
      </p>
      <ul className="dead-link-uses" aria-labelledby={`link-${number}`}>
        {uses.map((use, index) => (
          <li key={index}>
            <Use use={use} editor={editor} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The way to the place itself. */
function Use({ use, editor }: { use: LinkUse; editor: Editor }) {
  if (use.kind === 'block')
    return (
      <form method="post" action="/api/v1/redactie/drafts/start">
        <input type="hidden" name="path" value={use.path} />
        <input type="hidden" name="block" value={use.block} />
        <Button look="secondary">Bewerk dit blok van {use.title}</Button>
      </form>
    )
  if (use.kind === 'sources')
    return <a href={screenAddress('eigenschappen', use.path)}>Bij de bronnen van {use.title}</a>
  const { slug, words } = settings[use.kind]
  return may(editor, 'change-settings') ? (
    <a href={`/redactie/instellingen/${slug}`}>{words}</a>
  ) : (
    <span>{words}. Een eindredacteur kan dit wijzigen.</span>
  )
}

const settings = {
  footer: { slug: 'voet', words: 'In de voet van de site' },
  insurers: { slug: 'verzekeraars', words: 'Bij de verzekeraars' },
}
