import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/lid-worden',
  title: 'Lid worden',
  description:
    'Wie in zorg of welzijn werkt, wordt gratis lid. Lees wie mag meedoen, wat je nodig hebt en hoe je in drie stappen een account maakt.',
  navigation: { menu: 'main', order: 40 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Gratis lid worden in drie stappen',
      lead: 'Werk je in zorg of welzijn? Maak dan een account, met of zonder zorgverzekering via IZZ.',
      picture: {
        name: 'lid-worden',
        alt: 'Twee mensen geven elkaar een hand bij een ronde, open deur',
      },
      buttons: [
        { label: 'Maak een account', href: '/registreren' },
        { label: 'Log in als je al lid bent', href: '/inloggen' },
      ],
    },
    {
      kind: 'text',
      id: 'wie-mag-meedoen',
      html: `
<h2>Wie mag meedoen?</h2>
<p>Je mag meedoen als je hier werkt:</p>
<ul>
<li>huisartsenpraktijk, huisartsenpost of gezondheidscentrum</li>
<li>ziekenhuis, privékliniek of zelfstandig behandelcentrum</li>
<li>ambulancezorg</li>
<li>laboratorium, diagnostisch centrum of bloedbank</li>
<li>verpleging, verzorging en thuiszorg (VVT), ook in een verpleeghuis</li>
<li>geestelijke gezondheidszorg (ggz) of gehandicaptenzorg</li>
<li>revalidatie, dialyse, audiologisch centrum of epilepsiecentrum</li>
<li>welzijn</li>
</ul>
<p>Ook zzp’ers (zelfstandigen zonder personeel), uitzendkrachten en studenten in de zorg mogen meedoen. Dat geldt ook voor leden van PGGM&amp;CO en CNV Zorg &amp; Welzijn. Je gezin mag ook meedoen.</p>
<p>Werk je in een universitair medisch centrum? Dan kun je niet meedoen aan de verzekering via IZZ.</p>
`,
    },
    {
      kind: 'text',
      id: 'wat-heb-je-nodig',
      html: `
<h2>Wat heb je nodig?</h2>
<ul>
<li>Een e-mailadres waarvan je de mail nu kunt openen.</li>
<li>Een wachtwoord van minstens 12 tekens. Een zin van een paar woorden onthoud je het makkelijkst.</li>
<li>Je naam en je geboortedatum. Je moet minstens 16 jaar zijn.</li>
<li>Gegevens over je werk: wat je doet, in welke branche en in welke functie.</li>
<li>Ben je verzekerd via IZZ? Dan ook de naam van je verzekeraar: CZ of VGZ.</li>
</ul>
<p>Je burgerservicenummer hebben we niet nodig. Wat we met je gegevens doen, lees je bij <a href="/privacy">Privacy</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'drie-stappen',
      html: `
<h2>De drie stappen</h2>
<ol>
<li><strong>Account maken.</strong> Vul het formulier in op <a href="/registreren">Registreren</a>.</li>
<li><strong>Mail openen.</strong> We sturen je een mail met een link. Die werkt 72 uur.</li>
<li><strong>Activeren.</strong> Open de link en kies de knop om je account te activeren.</li>
</ol>
<p>Daarna kun je inloggen.</p>
<h3>Geen mail, of is de link verlopen?</h3>
<p>Kijk eerst bij je ongewenste mail. Ga anders naar <a href="/inloggen">Inloggen</a> en vul je e-mailadres en wachtwoord in. Dan kun je een nieuwe mail aanvragen. Activeer je je account niet? Dan verwijderen we je gegevens na 30 dagen.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'geen-verzekering',
      title: 'Lid zijn is nog niet verzekerd zijn',
      text: 'Met een account heb je geen zorgverzekering. Die sluit je zelf af bij CZ of VGZ.',
      button: { label: 'Lees hoe de zorgverzekering werkt', href: '/zorgverzekering' },
    },
  ],
}
