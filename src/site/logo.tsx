/** Three circles that hold each other, and the name. */
export function Logo() {
  return (
    <span className="logo">
      <svg className="logo-mark" viewBox="0 0 44 40" width="44" height="40" aria-hidden="true">
        <circle cx="14" cy="26" r="13" fill="#FFCB5C" />
        <circle cx="30" cy="26" r="13" fill="#C8441F" fillOpacity="0.88" />
        <circle cx="22" cy="13" r="13" fill="var(--petrol)" fillOpacity="0.92" />
      </svg>
      <span className="logo-word">IZZ</span>
    </span>
  )
}
