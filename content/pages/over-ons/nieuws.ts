import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws',
  title: 'Nieuws',
  description:
    'Premies, data en veranderingen in je zorgverzekering, en nieuws over gezond werken in de zorg. Het nieuwste bericht staat bovenaan.',
  navigation: { menu: 'main', order: 40 },
  answers: ['nieuws', 'laatste nieuws zorgverzekering', 'nieuws voor zorgmedewerkers'],
  related: ['/ledenvoordeel/nieuwsbrief', '/zorgverzekering/veranderingen-2027', '/over-ons/pers'],
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Nieuws dat je dienst of je portemonnee raakt',
      lead: 'We schrijven pas iets op als je er iets mee kunt. Bij elk bericht staat een datum, want een bedrag van vorig jaar is zo achterhaald.',
      picture: { name: 'nieuws', alt: 'Een krant, een megafoon en een kop koffie' },
    },
    {
      kind: 'overview',
      id: 'berichten',
      title: 'Alle berichten',
      below: '/over-ons/nieuws',
      order: 'newest',
      atOnce: 9,
    },
    {
      kind: 'text',
      id: 'hoe-we-berichten',
      html: `
<h2>Oude berichten laten we staan</h2>
<p>Een bericht vertelt wat we op die dag wisten. Later veranderen we alleen fouten. Wil je weten hoe het nu zit? Kijk dan op de vaste pagina waarnaar het bericht verwijst, zoals <a href="/zorgverzekering/veranderingen-2027">Veranderingen in 2027</a> of <a href="/zorgverzekering/premie">Premie</a>.</p>
<p>Berichten over premies, wetten en onderzoek noemen hun bron. Berichten over de ledenraad, het ledenpanel en de nachtdienstproef zijn voorbeelden voor deze demonstratie. Dat staat er telkens bij.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'nieuwsbrief',
      title: 'Liever in je mail?',
      text: 'De nieuwsbrief vat één keer per maand samen wat je moet weten.',
      button: { label: 'Bekijk een voorbeeld', href: '/ledenvoordeel/nieuwsbrief' },
      forMembers: {
        title: 'Krijg je de nieuwsbrief al?',
        text: 'In je account zie je of hij aan staat. Je kunt hem daar ook uitzetten.',
        button: { label: 'Bekijk mijn keuze', href: '/mijn-account' },
      },
    },
  ],
}
