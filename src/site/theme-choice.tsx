/**
 * A plain form, the same on every page: which button is chosen, the stylesheet tells by the theme of the page. Its words
 * for whoever does not see that are there or not in the same way.
 */
export function ThemeChoice() {
  return (
    <form className="theme-choice" method="post" action="/actions/theme">
      <fieldset>
        <legend>Weergave</legend>
        {choices.map(({ theme, label }) => (
          <button key={theme} type="submit" name="theme" value={theme}>
            {label}
            <span className="visually-hidden"> (gekozen)</span>
          </button>
        ))}
      </fieldset>
    </form>
  )
}

const choices = [
  { theme: 'device', label: 'Volgt je apparaat' },
  { theme: 'light', label: 'Licht' },
  { theme: 'dark', label: 'Donker' },
]
