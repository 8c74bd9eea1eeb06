import { Search, SearchX } from 'lucide-react'
import type { MediumKind } from '#features/media/medium.ts'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Message } from '#ui/message/message.tsx'
import type { Editor } from '../people/editor.ts'
import type { LibraryPage, LibraryQuestion } from './library.ts'
import { MediaGrid } from './media-grid.view.tsx'
import MediaUpload from './media-upload.island.tsx'

type MediaLibraryPageProps = {
  frame: Frame
  editor: Editor
  library: LibraryPage
  question: LibraryQuestion
  /** Every word that was given to some file. */
  tags: string[]
  /** What went wrong with a file that was sent without script. */
  state?: FormState
  isRemoved?: boolean
}

export function MediaLibraryPage(props: MediaLibraryPageProps) {
  const { frame, editor, library, question, tags, state, isRemoved = false } = props
  return (
    <EditorDocument frame={frame} editor={editor} title="Media">
      {isRemoved && <Message tone="good">Het bestand is verwijderd.</Message>}
      {state && <Message tone="wrong">{state.errors.file?.[0] ?? state.message}</Message>}
      <Island of={MediaUpload} props={{}} wake="load" />
      <section className="media-library" aria-labelledby="bibliotheek">
        <h2 id="bibliotheek">Bibliotheek</h2>
        <SearchForm question={question} tags={tags} />
        {library.total === 0 ? <NothingFound /> : <p className="media-count">{countOf(library.total)}</p>}
        <MediaGrid items={library.items} />
        <Paging library={library} question={question} />
      </section>
    </EditorDocument>
  )
}

function SearchForm({ question, tags }: { question: LibraryQuestion; tags: string[] }) {
  const chosen = question.kind && wordOfKind(question.kind)
  return (
    <search>
      <form className="media-search" action="/redactie/media">
        <Field
          name="q"
          type="search"
          label="Zoek op titel, beschrijving of trefwoord"
          defaultValue={question.q}
        />
        <div className="field">
          <label className="field-label" htmlFor="zoek-soort">
            Soort
          </label>
          <select className="field-input" id="zoek-soort" name="soort" defaultValue={chosen ?? ''}>
            <option value="">Alles</option>
            <option value="afbeelding">Afbeeldingen</option>
            <option value="film">Video’s</option>
            <option value="document">Documenten</option>
          </select>
        </div>
        {tags.length > 0 && (
          <div className="field">
            <label className="field-label" htmlFor="zoek-trefwoord">
              Trefwoord
            </label>
            <select className="field-input" id="zoek-trefwoord" name="trefwoord" defaultValue={question.tag}>
              <option value="">Alle</option>
              {tags.map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
            </select>
          </div>
        )}
        <Button look="secondary">
          <Search size={20} aria-hidden="true" /> Zoek
        </Button>
      </form>
    </search>
  )
}

function NothingFound() {
  return (
    <div className="media-nothing">
      <SearchX size={40} aria-hidden="true" />
      <p>Niets gevonden. Probeer een ander woord of een andere soort.</p>
      <a href="/redactie/media#bibliotheek">Toon alle bestanden</a>
    </div>
  )
}

function countOf(total: number): string {
  return total === 1 ? '1 bestand' : `${total} bestanden`
}

function Paging({ library, question }: { library: LibraryPage; question: LibraryQuestion }) {
  const { page, pages } = library
  if (pages === 1) return null
  return (
    <nav className="media-paging" aria-label="Bladeren door de bibliotheek">
      {page > 1 && <a href={addressOf(question, page - 1)}>Vorige pagina</a>}
      <span>
        Pagina {page} van {pages}
      </span>
      {page < pages && <a href={addressOf(question, page + 1)}>Volgende pagina</a>}
    </nav>
  )
}

function addressOf({ q, tag, kind }: LibraryQuestion, page: number): string {
  const pairs = {
    ...(q && { q }),
    ...(tag && { trefwoord: tag }),
    ...(kind && { soort: wordOfKind(kind) }),
  }
  return `/redactie/media?${new URLSearchParams({ ...pairs, pagina: String(page) })}#bibliotheek`
}

/** As addresses call it. */
function wordOfKind(kind: MediumKind): string {
  return kind === 'picture' ? 'afbeelding' : kind
}
