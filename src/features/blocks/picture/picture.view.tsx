import { PictureImage } from '#ui/picture/picture.tsx'
import type { Gathered } from '../gathered.ts'
import type { PictureBlock } from './picture.ts'

const sizes = {
  column: '(width >= 48rem) 45rem, 92vw',
  page: '(width >= 80rem) 75rem, 92vw',
}

export function PictureView({ block, gathered }: { block: PictureBlock; gathered: Gathered }) {
  const { id, picture: reference, caption, width } = block
  const picture = gathered.pictures[reference.name]
  if (!picture) return null
  return (
    <section className="picture container" id={id}>
      <figure className="picture-figure" data-width={width}>
        <PictureImage picture={picture} alt={reference.alt} sizes={sizes[width]} />
        {caption && <figcaption className="picture-caption">{caption}</figcaption>}
      </figure>
    </section>
  )
}
