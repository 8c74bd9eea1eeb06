import { PictureImage } from '#ui/picture/picture.tsx'
import type { Gathered } from '../gathered.ts'
import { RichTextView } from '../rich-text.view.tsx'
import type { TextWithPicture } from './text-with-picture.ts'

type TextWithPictureViewProps = { block: TextWithPicture; gathered: Gathered }

/** The text comes first, for whoever listens and on a phone, whichever side the picture has. */
export function TextWithPictureView({ block, gathered }: TextWithPictureViewProps) {
  const { id, html, picture: reference, side } = block
  const picture = gathered.pictures[reference.name]
  return (
    <section className="text-with-picture container" id={id} data-side={side}>
      <div className="prose">
        <RichTextView nodes={html} explained={gathered.explained} />
      </div>
      {picture && (
        <div className="text-with-picture-image">
          <PictureImage picture={picture} alt={reference.alt} sizes="(width >= 48rem) 30rem, 92vw" />
        </div>
      )}
    </section>
  )
}
