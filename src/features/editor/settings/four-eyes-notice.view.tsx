import { Message } from '#ui/message/message.tsx'

/** Whether a second person must look at what is saved here, and whether something waits for one. */
export type FourEyes = { isOn: boolean; waits: boolean }

/** One change waits at a time: nothing else can be saved. */
export function isClosed(fourEyes: FourEyes | undefined): boolean {
  return Boolean(fourEyes?.isOn && fourEyes.waits)
}

export function FourEyesNotice({ slug, fourEyes: { isOn, waits } }: { slug: string; fourEyes: FourEyes }) {
  if (waits)
    return (
      <Message tone="notice">
        Er wacht een wijziging op controle.{' '}
        <a href={`/redactie/instellingen/${slug}/voorstel`}>Bekijk de wijziging</a>. Daarna kun je iets anders
        wijzigen.
      </Message>
    )
  return (
    <p>
      {isOn
        ? 'Hiervoor zijn vier ogen nodig. Sla je iets op? Dan kijkt een collega het na, en pas daarna staat het op de site. Plannen kan hier daarom niet.'
        : 'Hiervoor zijn vier ogen nodig, zodra twee collega’s mogen publiceren. Nu is dat er één, en staat wat je opslaat meteen op de site.'}
    </p>
  )
}
