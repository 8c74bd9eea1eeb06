/** The shape of what is on its way, with words for whoever cannot see it. */
export function Skeleton({ text, lines = 4 }: { text: string; lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <p>{text}</p>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  )
}
