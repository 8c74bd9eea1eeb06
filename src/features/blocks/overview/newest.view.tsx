import { inWords } from '#features/insurance/days.ts'
import { Card } from '#ui/card/card.tsx'
import { PictureImage } from '#ui/picture/picture.tsx'
import type { Picture } from '#ui/picture/picture-file.ts'
import type { PageCard } from '../gathered.ts'

export function NewestView({ id, pages }: { id: string; pages: PageCard[] }) {
  return (
    <ul className="overview-cards">
      {pages.map((page, index) => (
        <li key={page.path} id={`${id}-${index + 1}`}>
          <Card
            title={page.title}
            href={page.path}
            look="overview-card"
            picture={page.picture && <CardPicture picture={page.picture} />}
          >
            <p className="overview-mark">{markOf(page)}</p>
            <p>{page.description}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** Beside its title the picture of a page tells nothing new. */
function CardPicture({ picture }: { picture: Picture }) {
  return <PictureImage picture={picture} alt="" sizes="(width >= 64rem) 24rem, (width >= 40rem) 46vw, 92vw" />
}

/** News is about a day, the rest is about something. */
function markOf({ type, topics, publishedDate }: PageCard): string | undefined {
  return type === 'news' || type === 'vacancy' ? inWords(publishedDate) : topics[0]
}
