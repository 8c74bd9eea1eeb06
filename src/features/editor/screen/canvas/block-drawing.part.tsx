import type { Drawing } from '#features/blocks/drawing.ts'

/** What a block looks like, in a few lines. */
export function BlockDrawing({ drawing = [] }: { drawing: Drawing | undefined }) {
  return (
    <svg className="block-drawing" viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
      {drawing.map(({ tag: Tag, ...attributes }) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}
