import type { ChangedLine } from './setting-history.ts'

/** What was what before, and what it became or will be. */
export function ChangedLines({ lines, becomes }: { lines: ChangedLine[]; becomes: 'Werd' | 'Wordt' }) {
  return (
    <ul className="plain-list">
      {lines.map(({ name, before, after }, index) => (
        <li key={index}>
          <bdi>
            <strong>{name}</strong>
          </bdi>
          <br />
          {becomes === 'Werd' ? 'Was' : 'Is'}:{' '}
          <bdi>
            <del>{before}</del>
          </bdi>
          <br />
          {becomes}:{' '}
          <bdi>
            <ins>{after}</ins>
          </bdi>
        </li>
      ))}
    </ul>
  )
}
