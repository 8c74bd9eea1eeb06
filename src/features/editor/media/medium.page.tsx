import { ArrowLeft } from 'lucide-react'
import { acceptedTypesOf } from '#features/media/formats.ts'
import type { Medium } from '#features/media/medium.ts'
import { documentAddressOf, documentSizeOf } from '#features/pages/documents/document-link.ts'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { momentInWords } from '#period-words.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/card/card.tsx'
import { Message } from '#ui/message/message.tsx'
import type { Editor } from '../people/editor.ts'
import { may } from '../people/roles.ts'
import type { LibraryItem } from './library.ts'
import { Thumbnail } from './media-grid.view.tsx'
import MediumForm from './medium-form.island.tsx'
import type { MediumUse } from './store.ts'
import WatchMedium from './watch-medium.island.tsx'

type MediumPageProps = {
  frame: Frame
  editor: Editor
  item: LibraryItem
  /** Nothing for what came with the site. */
  medium: Medium | undefined
  uses: MediumUse[]
  /** Why its file is not replaced, if it is not. */
  stays: string | undefined
  /** Why what visitors see of it stays, if it does. */
  seenStays: string | undefined
  /** The names of pictures that a film may begin with. */
  posters: string[]
  state?: FormState
  isSaved?: boolean
  /** What became of another file in its place. */
  replaced?: { tone: 'good' | 'wrong'; text: string }
}

export function MediumPage(props: MediumPageProps) {
  const { frame, editor, item, medium, uses, stays, posters, state, isSaved = false, replaced } = props
  const isRemoval = state?.errorCode === 'in_use'
  const mayChange = may(editor, 'change-media')
  return (
    <EditorDocument frame={frame} editor={editor} title={item.title}>
      <p>
        <a className="media-back" href="/redactie/media">
          <ArrowLeft size={20} aria-hidden="true" /> Alle media
        </a>
      </p>
      {isSaved && <Message tone="good">Je wijzigingen zijn opgeslagen.</Message>}
      {replaced && <Message tone={replaced.tone}>{replaced.text}</Message>}
      {isRemoval && <Message tone="wrong">{state.message}</Message>}
      <div className="medium">
        <div className="medium-main">
          {medium ? (
            <UploadedMedium
              medium={medium}
              posters={posters}
              seenStays={props.seenStays}
              state={isRemoval ? undefined : state}
            />
          ) : (
            <BuiltMedium item={item} />
          )}
        </div>
        <aside className="medium-aside">
          <Panel title="Gegevens">
            <Facts item={item} medium={medium} />
          </Panel>
          <Panel title="Waar dit bestand staat">
            <Uses uses={uses} />
          </Panel>
          {medium && mayChange && (
            <Panel title="Vervangen">{stays ? <p>{stays}</p> : <Replacing medium={medium} />}</Panel>
          )}
          {medium && mayChange && (
            <Panel title="Verwijderen">
              <Removal name={item.name} isUsed={uses.length > 0} />
            </Panel>
          )}
        </aside>
      </div>
    </EditorDocument>
  )
}

type UploadedProps = Pick<MediumPageProps, 'posters' | 'seenStays'> & {
  medium: Medium
  state: FormState | undefined
}

function UploadedMedium({ medium, posters, seenStays, state }: UploadedProps) {
  if (medium.state === 'failed') return <FailedMedium medium={medium} />
  const { name, kind, title, tags, alt, isDecorative, focus, captions, poster, version, variants } = medium
  const described = { name, kind, title, tags, alt, isDecorative, focus, captions, poster, version }
  const { width, height, progress } = medium
  const src = variants.picture?.src ?? variants.thumbnail ?? ''
  return (
    <>
      {medium.state === 'busy' && kind !== 'document' && (
        <Island of={WatchMedium} props={{ name, progress }} wake="load" />
      )}
      {kind === 'film' && variants.sources && (
        <video className="medium-film" controls preload="metadata" aria-label={title}>
          {variants.sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
          <track kind="captions" src={variants.captions} srcLang="nl" label="Nederlands" default />
        </video>
      )}
      {kind === 'document' && <DocumentPlace name={name} />}
      <Island
        of={MediumForm}
        props={{ medium: described, image: { src, width, height }, posters, seenStays, state }}
        wake="load"
      />
    </>
  )
}

/** Texts and buttons lead to this address; it stays the same when the file is replaced. */
function DocumentPlace({ name }: { name: string }) {
  const address = documentAddressOf(name)
  return (
    <p>
      Adres voor links: <a href={address}>{address}</a>. Bezoekers kunnen het openen zodra een gepubliceerde
      pagina ernaar leidt.
    </p>
  )
}

function FailedMedium({ medium: { fault, name } }: { medium: Medium }) {
  return (
    <>
      <Message tone="wrong">{fault}</Message>
      <form method="post" action="/api/v1/redactie/media/opnieuw">
        <input type="hidden" name="name" value={name} />
        <Button>Opnieuw proberen</Button>
      </form>
    </>
  )
}

function BuiltMedium({ item }: { item: LibraryItem }) {
  return (
    <>
      <div className="medium-built">
        <Thumbnail item={item} />
      </div>
      <p>Dit bestand hoort bij de site. Je kunt het op elke pagina gebruiken, maar hier niet wijzigen.</p>
    </>
  )
}

function Facts({ item, medium }: { item: LibraryItem; medium: Medium | undefined }) {
  return (
    <dl className="medium-facts">
      <dt>Naam</dt>
      <dd>{item.name}</dd>
      <dt>Formaat</dt>
      <dd>{item.kind === 'document' ? documentSizeOf(item) : `${item.width} × ${item.height}`}</dd>
      {medium && medium.seconds > 0 && (
        <>
          <dt>Duur</dt>
          <dd>{medium.seconds} seconden</dd>
        </>
      )}
      {medium && (
        <>
          {medium.kind !== 'document' && (
            <>
              <dt>Grootte van het bestand</dt>
              <dd>{(medium.bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB</dd>
            </>
          )}
          <dt>Toegevoegd</dt>
          <dd>{momentInWords(medium.uploadedAt)}</dd>
        </>
      )}
    </dl>
  )
}

function Uses({ uses }: { uses: MediumUse[] }) {
  if (uses.length === 0) return <p>Nergens.</p>
  return (
    <ul className="medium-uses">
      {uses.map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

const showsTheNew = 'Alle pagina’s die dit bestand tonen, tonen daarna het nieuwe.'
const replacingWords = {
  picture: { choose: 'Kies een andere afbeelding', hint: showsTheNew },
  film: { choose: 'Kies een andere video', hint: showsTheNew },
  document: { choose: 'Kies een andere PDF', hint: 'Alle links naar deze PDF leiden daarna naar de nieuwe.' },
}

/** Works without script: one file, and every page that shows the old one shows the new one. */
function Replacing({ medium: { name, kind, state, variants } }: { medium: Medium }) {
  if (state === 'busy' || state === 'usable')
    return <p>We zijn nog bezig met dit bestand. Daarna kun je het vervangen.</p>
  return (
    <div className="medium-replacing">
      <form
        method="post"
        action={`/api/v1/redactie/media/vervangen?naam=${name}`}
        encType="multipart/form-data"
      >
        <label htmlFor="nieuw-bestand">{replacingWords[kind].choose}</label>
        <input id="nieuw-bestand" type="file" name="file" accept={acceptedTypesOf(kind)} required />
        <p className="field-hint">{replacingWords[kind].hint}</p>
        <Button look="secondary">Vervang dit bestand</Button>
      </form>
      {variants.previous && (
        <form method="post" action="/api/v1/redactie/media/terugzetten">
          <input type="hidden" name="name" value={name} />
          <Button look="secondary">Zet het vorige bestand terug</Button>
        </form>
      )}
    </div>
  )
}

function Removal({ name, isUsed }: { name: string; isUsed: boolean }) {
  if (isUsed) return <p>Je kunt dit bestand pas verwijderen als het nergens meer gebruikt wordt.</p>
  return (
    <details className="medium-removal">
      <summary>Dit bestand verwijderen</summary>
      <form method="post" action="/api/v1/redactie/media/verwijderen">
        <input type="hidden" name="name" value={name} />
        <p>Weet je het zeker? Je kunt het niet terughalen.</p>
        <Button look="secondary">Ja, verwijder dit bestand</Button>
      </form>
    </details>
  )
}
