import { agendaPath } from '#addresses.ts'
import { type Deadline, deadlinesOf, eventPath } from '#features/insurance/agenda/deadlines.ts'
import { inWords } from '#features/insurance/days.ts'
import { daysLeftInWords } from '#period-words.ts'
import type { Gathered } from '../gathered.ts'
import type { Deadlines } from './deadlines.ts'

/**
 * The page is kept, so it says the day; how long that still is, a script says on the day itself. Nobody is offered to put
 * a day that has passed in a calendar.
 */
export function DeadlinesView({ block, gathered }: { block: Deadlines; gathered: Gathered }) {
  const deadlines = deadlinesOf(gathered.yearFacts ?? [], block.year)
  return (
    <section
      className="deadlines container narrows"
      id={block.id}
      data-past="voorbij"
      data-today={daysLeftInWords(0)}
      data-tomorrow={daysLeftInWords(1)}
      data-later={daysLeftInWords(2)}
    >
      <h2>{block.title}</h2>
      {block.intro && <p>{block.intro}</p>}
      {deadlines.length === 0 ? (
        <p>De data voor {block.year} zijn er nog niet. Kijk later nog eens.</p>
      ) : (
        <>
          <ol className="deadlines-list">
            {deadlines.map((deadline) => (
              <DeadlineView key={deadline.name} deadline={deadline} gathered={gathered} />
            ))}
          </ol>
          <FollowAll address={new URL(agendaPath, gathered.address).href} />
        </>
      )}
    </section>
  )
}

/** A calendar that follows hears of a day that moves; one that took the days over does not. */
function FollowAll({ address }: { address: string }) {
  return (
    <>
      <p>
        <a href={address.replace(/^https?:/, 'webcal:')}>Volg alle data in je agenda</a>
      </p>
      <p className="deadlines-follow">
        Gaat je agenda niet open? Kies in je agenda voor ‘agenda toevoegen via URL’. Plak daar dit adres:{' '}
        <span className="deadlines-address">
          {address.slice(0, -agendaPath.length)}
          <wbr />
          {agendaPath}
        </span>
        . Je kunt de data ook{' '}
        <a href={agendaPath} download="">
          één keer overnemen
        </a>
        . Dan veranderen ze niet mee.
      </p>
    </>
  )
}

function DeadlineView({ deadline, gathered }: { deadline: Deadline; gathered: Gathered }) {
  const { day, label, isProvisional, page } = deadline
  const isElsewhere = page !== gathered.path && gathered.pages[page] !== undefined
  return (
    <li>
      <p className="deadlines-day">
        <time dateTime={day}>{inWords(day)}</time>
        <span className="deadlines-left" />
      </p>
      <p>
        {isElsewhere ? <a href={page}>{label}</a> : label}
        {isProvisional && ' (voorlopig)'}
      </p>
      {day >= gathered.today && (
        <p>
          <a href={eventPath(deadline)} download="">
            Zet in je agenda<span className="visually-hidden">: {label}</span>
          </a>
        </p>
      )}
    </li>
  )
}
