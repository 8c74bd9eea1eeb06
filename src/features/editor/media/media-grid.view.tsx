import { FileText, Film, ImageOff } from 'lucide-react'
import { hasFiles } from '#features/media/medium-state.ts'
import { documentSizeOf } from '#features/pages/documents/document-link.ts'
import type { LibraryItem } from './library.ts'

/** Each file as a picture with its title; the whole tile is one link. */
export function MediaGrid({ items }: { items: LibraryItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className="media-grid">
      {items.map((item) => (
        <li key={item.name} className="media-tile">
          <div className="media-thumbnail">
            <Thumbnail item={item} />
          </div>
          <a className="media-title" href={`/redactie/media/${item.name}`}>
            {item.title}
          </a>
          <p className="media-mark" data-tone={toneOf(item)}>
            {markOf(item)}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function Thumbnail({ item }: { item: LibraryItem }) {
  const { thumbnail, kind, width, height } = item
  if (thumbnail) return <img src={thumbnail} alt="" {...{ width, height }} loading="lazy" decoding="async" />
  const Icon = icons[kind]
  return <Icon size={40} aria-hidden="true" />
}

const icons = { picture: ImageOff, film: Film, document: FileText }

/** What an editor should know at a glance; never by colour alone. */
function markOf({
  kind,
  state,
  progress,
  fault,
  isUploaded,
  alt,
  isDecorative,
  width,
  height,
  bytes,
}: LibraryItem): string {
  if (state === 'failed') return fault
  if (kind === 'document') return documentSizeOf({ bytes })
  if (state === 'busy') return `Bezig met verkleinen: ${progress} %`
  if (!isUploaded) return kind === 'film' ? 'Video, hoort bij de site' : 'Hoort bij de site'
  if (kind === 'film') return 'Video'
  return alt === '' && !isDecorative ? 'Beschrijving ontbreekt' : `${width} × ${height}`
}

function toneOf({ kind, state, alt, isDecorative, isUploaded }: LibraryItem): 'wrong' | 'notice' | undefined {
  if (state === 'failed') return 'wrong'
  const isUndescribed = kind === 'picture' && isUploaded && alt === '' && !isDecorative
  return isUndescribed && hasFiles(state) ? 'notice' : undefined
}
