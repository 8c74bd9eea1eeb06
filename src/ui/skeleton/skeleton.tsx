/** The shape of the form that is on its way, with words for whoever cannot see it. */
export function Skeleton({ text, lines = 4 }: { text: string; lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <p className="skeleton-words">{text}</p>
      <div className="skeleton-card" aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className="skeleton-field">
            <span className="skeleton-label" />
            <span className="skeleton-line" />
          </span>
        ))}
      </div>
    </div>
  )
}
