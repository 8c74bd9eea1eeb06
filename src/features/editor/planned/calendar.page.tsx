import { inWords } from '#features/insurance/days.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Message } from '#ui/message/message.tsx'
import { ListFilter } from '../list-filter/list-filter.view.tsx'
import type { Editor } from '../people/editor.ts'
import { may } from '../people/roles.ts'
import type { CalendarDay, CalendarItem } from './calendar.ts'

type CalendarPageProps = {
  frame: Frame
  editor: Editor
  days: CalendarDay[]
  failed: { href: string; title: string; fault: string }[]
  news: string | undefined
}

const tidings: Record<string, string> = {
  weg: 'De planning is weg. Er verandert niets.',
}

const kinds: Record<CalendarItem['kind'], string> = {
  publication: 'Pagina',
  offline: 'Pagina',
  setting: 'Instelling',
  fact: 'Jaarcijfer',
}

/** What will happen by itself, day by day. */
export function CalendarPage({ frame, editor, days, failed, news = '' }: CalendarPageProps) {
  const mayChange = may(editor, 'change-settings')
  return (
    <EditorDocument frame={frame} editor={editor} title="Wat er gaat gebeuren">
      <p className="setting-lead">
        Dit gebeurt vanzelf: pagina’s die komen en gaan, instellingen en jaarcijfers. De tijd is de
        Nederlandse tijd.
      </p>
      <p>
        <a href="/redactie/bekijk-op">Bekijk de site op een moment dat je kiest</a>
      </p>
      {Object.hasOwn(tidings, news) && <Message tone="good">{tidings[news]}</Message>}
      {failed.length > 0 && (
        <section className="gate" aria-labelledby="mislukt">
          <h2 id="mislukt" className="sheet-group-title">
            Niet gelukt op de geplande tijd
          </h2>
          <ul className="findings">
            {failed.map(({ href, title, fault }) => (
              <li key={href} className="finding" data-severity="blocks">
                <a href={href}>{title}</a> {fault}
              </li>
            ))}
          </ul>
        </section>
      )}
      {days.length === 0 && (
        <p>
          Er staat niets gepland. Plan een pagina bij <strong>Publiceren</strong> of{' '}
          <strong>Offline halen</strong>, of een wijziging onderaan een instelling.
        </p>
      )}
      <ListFilter rows=".calendar-item" count={days.flatMap(({ items }) => items).length} />
      {days.map(({ day, items }) => (
        <section key={day} className="calendar-day" aria-labelledby={`dag-${day}`}>
          <h2 id={`dag-${day}`} className="sheet-group-title">
            <time dateTime={day}>{inWords(day)}</time>
          </h2>
          <ul className="calendar-items">
            {items.map((item, number) => (
              <Item key={number} day={day} item={item} isLink={item.kind !== 'fact' || mayChange} />
            ))}
          </ul>
        </section>
      ))}
    </EditorDocument>
  )
}

/** The day is a word to filter by too. */
function Item({ day, item, isLink }: { day: string; item: CalendarItem; isLink: boolean }) {
  const { kind, time, label, words, href } = item
  return (
    <li className="calendar-item" data-words={inWords(day)}>
      <span className="calendar-time">{time}</span>
      <span>
        <span className="calendar-kind">{kinds[kind]}</span> {isLink ? <a href={href}>{label}</a> : label}{' '}
        {words}
      </span>
    </li>
  )
}
