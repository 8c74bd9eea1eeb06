import type { ReactNode } from 'react'
import { changePasswordPath, safetyPath } from '#addresses.ts'
import { PayerLabel } from '#features/blocks/payer-label.view.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LinkTiles } from '#ui/link-tiles/link-tiles.tsx'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import type { Deadline } from './deadlines.ts'
import type { Cover, MemberHome, Safety, Way } from './home.ts'

/** What a member can do, has arranged and must not miss, above the form. */
export function HomeView({ home }: { home: MemberHome }) {
  const { tasks, cover, deadlines, branch, trainings, treatments, safety } = home
  return (
    <div className="home">
      <section className="home-tasks" aria-labelledby="taken">
        <h2 id="taken">Wat wil je doen?</h2>
        <LinkTiles links={tasks} />
      </section>
      <section className="home-cards" aria-label="Voor jou">
        <HomeCard title="Je zorgverzekering" ways={waysOf(cover)}>
          <CoverWords cover={cover} />
        </HomeCard>
        <HomeCard title="Deze dagen komen eraan" ways={[]}>
          <Deadlines deadlines={deadlines} />
        </HomeCard>
        {treatments.length > 0 && (
          <HomeCard title="Je vergoedingen" ways={[allTreatments]}>
            <p>
              {cover.kind === 'insured'
                ? `Dit zoeken leden vaak op. Je leest meteen wat er geldt bij ${cover.insurer.name}:`
                : 'Dit zoeken leden vaak op, met wie er meestal betaalt:'}
            </p>
            <ul className="home-list">
              {treatments.map(({ path, label, paidBy }) => (
                <li key={path} className="home-row">
                  <a href={path}>{label}</a>
                  <PayerLabel payer={paidBy} />
                </li>
              ))}
            </ul>
          </HomeCard>
        )}
        {trainings.length > 0 && (
          <HomeCard title="Trainingen" ways={[allTrainings]}>
            <p>{branch ? `Gratis voor leden, gekozen bij je branche: ${branch}.` : 'Gratis voor leden.'}</p>
            <ul className="home-list">
              {trainings.map(({ path, title, next }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                  {next && <span>Eerstvolgende keer: {next}</span>}
                </li>
              ))}
            </ul>
          </HomeCard>
        )}
        <HomeCard title="Veiligheid" ways={safetyWays}>
          <SafetyWords safety={safety} />
        </HomeCard>
      </section>
    </div>
  )
}

const allTreatments = { label: 'Alle vergoedingen van A tot Z', path: '/zorgverzekering/vergoedingen' }
const allTrainings = { label: 'Alle trainingen en data', path: '/gezond-werken/trainingen' }
const safetyWays = [
  { label: 'Bekijk waar je bent ingelogd', path: safetyPath },
  { label: 'Wijzig je wachtwoord', path: changePasswordPath },
]

function HomeCard({ title, ways, children }: { title: string; ways: Way[]; children: ReactNode }) {
  return (
    <div className="home-card">
      <h2>{title}</h2>
      {children}
      {ways.length > 0 && (
        <ul className="home-ways">
          {ways.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>
                {label}
                <Icon of="arrow-right" size={20} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function CoverWords({ cover }: { cover: Cover }) {
  if (cover.kind === 'none')
    return <p>Je hebt geen zorgverzekering via IZZ. Lid ben je wel, en dat kost niets.</p>
  if (cover.kind === 'unknown')
    return <p>Je bent via IZZ verzekerd. Vul hieronder in bij wie, dan zie je hier de premies.</p>
  const { insurer, premiums } = cover
  return (
    <>
      <p>
        Je bent via IZZ verzekerd bij <strong>{insurer.name}</strong>.
        {premiums.length > 0 && ' Premie van de basisverzekering per maand:'}
      </p>
      {premiums.length > 0 && (
        <dl className="home-list">
          {premiums.map(({ product, amount, year, isProvisional }) => (
            <div key={product} className="home-row">
              <dt>{product}</dt>
              <dd>
                <strong>{amount}</strong> in {year}
                {isProvisional && ' (voorlopig)'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function waysOf(cover: Cover): Way[] {
  if (cover.kind === 'unknown') return [{ label: 'Vul je verzekeraar in', path: '#gegevens' }]
  if (cover.kind === 'none')
    return [
      { label: 'Vergelijk CZ en VGZ', path: '/zorgverzekering/vergelijken' },
      { label: 'Lees wie mag meedoen', path: '/zorgverzekering/wie-mag-meedoen' },
    ]
  const { id, name } = cover.insurer
  return [
    { label: `Bekijk de verzekeringen van ${name}`, path: `/zorgverzekering/vergelijken?verzekeraar=${id}` },
    { label: 'Lees hoe je premie is opgebouwd', path: '/zorgverzekering/premie' },
  ]
}

function Deadlines({ deadlines }: { deadlines: Deadline[] }) {
  if (deadlines.length === 0)
    return (
      <p>
        Er is nu niets waar je op moet letten. In het najaar staan hier de dagen voor opzeggen en overstappen.
      </p>
    )
  return (
    <ol className="home-list">
      {deadlines.map(({ day, words, left, label, isProvisional, path }) => (
        <li key={`${day} ${label}`}>
          <time dateTime={day}>
            <strong>{words}</strong> ({left})
          </time>
          <span>
            {path ? <a href={path}>{label}</a> : label}
            {isProvisional && ' (voorlopig)'}
          </span>
        </li>
      ))}
    </ol>
  )
}

function SafetyWords({ safety: { loggedInAt, previousAt, secondFactor } }: { safety: Safety }) {
  return (
    <>
      <p>
        {previousAt
          ? `Je logde hiervoor in op ${previousAt}. Was jij dat niet? Kies dan een nieuw wachtwoord.`
          : `Je bent ingelogd sinds ${loggedInAt}.`}
      </p>
      <p>
        <WholeWords>{factorWords[secondFactor]}</WholeWords>
      </p>
    </>
  )
}

const factorWords: Record<Safety['secondFactor'], string> = {
  none: 'Je logt in met je e-mailadres en je wachtwoord.',
  set: 'Voor de redactie gebruik je ook een code uit je app. Die staat aan.',
  missing: 'Voor de redactie heb je ook een code uit je app nodig. Die heb je nog niet ingesteld.',
}
