import { Button } from '#ui/button/button.tsx'
import { CheckTile } from '#ui/choice-tiles/choice-tiles.tsx'
import { possibleChoices, purposes, writeCookieChoice } from './cookie-choice.ts'

/**
 * Hidden until the browser knows that nobody chose. Accepting and refusing look the same and take one click. When the
 * words change, so does `textVersion`.
 */
export function CookieBar() {
  return (
    <section
      className="cookie-bar"
      aria-label="Cookies"
      tabIndex={-1}
      data-choices={possibleChoices.map(writeCookieChoice).join(' ')}
      hidden
    >
      <FirstLayer />
      <OwnChoiceLayer />
    </section>
  )
}

function FirstLayer() {
  return (
    <div className="cookie-bar-layer" data-layer="first">
      <div className="cookie-bar-words">
        <p className="cookie-bar-title">Jouw keuze over cookies</p>
        <p>Wij zijn IZZ. We vragen je toestemming voor statistiek en voor video’s van andere websites.</p>
        <p>Je verandert je keuze bij ‘Cookie-instellingen’, onderaan elke pagina.</p>
        <p data-when-chosen hidden>
          Je koos eerder: <strong data-current-choice />.
        </p>
      </div>
      <div>
        <div className="cookie-bar-pair">
          <Button type="button" data-choice={writeCookieChoice(purposes)}>
            Alles accepteren
          </Button>
          <Button type="button" data-choice={writeCookieChoice([])}>
            Alleen noodzakelijk
          </Button>
        </div>
        <div className="cookie-bar-pair">
          <Button type="button" look="quiet" data-turn-to="own">
            Zelf kiezen
          </Button>
          <a className="cookie-bar-more" href="/cookies">
            Welke cookies we gebruiken
          </a>
          <Button type="button" look="quiet" data-close data-when-chosen hidden>
            Sluiten
          </Button>
        </div>
      </div>
    </div>
  )
}

function OwnChoiceLayer() {
  return (
    <form className="cookie-bar-layer" data-layer="own" hidden>
      <fieldset className="cookie-bar-words">
        <legend className="cookie-bar-title">Kies zelf wat je goedvindt</legend>
        <div className="cookie-bar-purposes">
          <CheckTile name="statistics" label="Statistiek" hint="We tellen welke pagina’s mensen lezen." />
          <CheckTile
            name="video"
            label="Video van andere websites"
            hint="De aanbieder van zo’n video kan zelf cookies plaatsen."
          />
        </div>
      </fieldset>
      <div>
        <div className="cookie-bar-pair">
          <Button type="submit">Keuze opslaan</Button>
          <Button type="button" look="secondary" data-turn-to="first">
            Terug
          </Button>
        </div>
      </div>
    </form>
  )
}
