import { Icon } from '#ui/icon/icon.tsx'

/** Only a script can, so without one it is not there. What it does is loaded with the first press. */
export function ReadAloud() {
  return (
    <div className="read-aloud">
      <button className="read-aloud-button" type="button" data-opens="voorlezen">
        <Icon of="play" size={16} />
        <span>Lees voor</span>
      </button>
      <p role="status" />
    </div>
  )
}
