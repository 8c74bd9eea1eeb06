import { FileText } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { load } from '#browser/send.ts'
import type { MediumKind } from '#features/media/medium.ts'
import { hasFiles } from '#features/media/medium-state.ts'
import type { LibraryPage } from '../../media/library.ts'
import { UploadHere } from '../../media/upload-here.part.tsx'
import { PickDialog } from './pick-dialog.part.tsx'

type MediaDialogProps = {
  kind: MediumKind
  onPick: (name: string, alt: string) => void
  onClose: () => void
  /** What was brought along, and is sent at once. */
  files?: File[]
}

const titles = { picture: 'Kies een afbeelding', film: 'Kies een video', document: 'Kies een PDF' }
const kinds = { picture: 'afbeelding', film: 'film', document: 'document' }

/** The media library, to choose from and to add to. Loaded when somebody opens it. */
export function MediaDialog({ kind, onPick, onClose, files = [] }: MediaDialogProps) {
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(1)
  const [begun, setBegun] = useState(0)
  const [ready, setReady] = useState(0)
  const found = useLibrary(kind, query, page, ready)
  const count = useCallback((begun: number, ready: number) => {
    setBegun(begun)
    setReady(ready)
  }, [])
  return (
    <PickDialog title={titles[kind]} onClose={onClose} isHeld={begun > 0}>
      <UploadHere kind={kind} files={files} onUse={({ name, alt }) => onPick(name, alt)} onCount={count} />
      <label className="edit-label">
        Zoek in de mediabibliotheek
        <input
          className="edit-input"
          type="search"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setPage(1)
          }}
        />
      </label>
      <ul className="edit-media">
        {found?.items
          .filter(({ state }) => hasFiles(state))
          .map((item) => (
            <li key={item.name}>
              <button type="button" onClick={() => onPick(item.name, item.alt)}>
                {item.thumbnail ? (
                  <img src={item.thumbnail} alt="" loading="lazy" />
                ) : (
                  <FileText size={40} aria-hidden="true" />
                )}
                <span>{item.title}</span>
              </button>
            </li>
          ))}
      </ul>
      <p role="status">{found?.total === 0 && 'Niets gevonden. Probeer een ander woord.'}</p>
      {found && found.pages > 1 && <Pages page={found.page} pages={found.pages} onTurn={setPage} />}
    </PickDialog>
  )
}

type PagesProps = { page: number; pages: number; onTurn: (page: number) => void }

function Pages({ page, pages, onTurn }: PagesProps) {
  return (
    <p className="edit-pages">
      <button type="button" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Vorige
      </button>
      <span>
        {page} van {pages}
      </span>
      <button type="button" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Volgende
      </button>
    </p>
  )
}

/** Looked up again when another file is ready. */
function useLibrary(kind: MediumKind, query: string, page: number, ready: number): LibraryPage | undefined {
  const [found, setFound] = useState<LibraryPage>()
  useEffect(() => {
    let isCurrent = true
    const asked = new URLSearchParams({ soort: kinds[kind], q: query, pagina: String(page) })
    load<{ data: LibraryPage }>(`/api/v1/redactie/media?${asked}`).then((answer) => {
      if (isCurrent && answer.ok) setFound(answer.body.data)
    })
    return () => {
      isCurrent = false
    }
  }, [kind, query, page, ready])
  return found
}
