import type { BlockExamples } from '../block-examples.ts'

export const examples: BlockExamples = {
  name: 'Tekst',
  items: {
    'alles wat erin kan': {
      block: {
        kind: 'text',
        id: 'tekst',
        html: `
<h2>Rond je bevalling</h2>
<p>Een bevalling in het ziekenhuis <strong>zonder</strong> medische reden heeft een eigen bijdrage. Vraag je verloskundige ernaar, of kijk bij <a href="https://www.skgz.nl">de SKGZ</a> als je het niet eens bent met een nota.</p>
<h3>Wat je regelt</h3>
<ol><li>Meld je aan bij een kraambureau.</li><li>Vraag je verzekeraar naar het kraampakket.</li></ol>
<ul><li>Geef je baby binnen drie dagen aan.</li><li>Verzeker je baby binnen vier maanden.</li></ul>
<blockquote><p>Niemand had me verteld dat ik zelf moest bellen. Nu bel ik voor iedereen.</p></blockquote>
<table><caption>Voorbeeld van een week</caption><thead><tr><th>Dag</th><th>Uren kraamzorg</th></tr></thead><tbody><tr><th>Eerste en tweede dag</th><td>8 uur</td></tr><tr><th>Daarna</th><td>3 tot 5 uur, in overleg met je kraamverzorgende</td></tr></tbody></table>
`,
      },
    },
  },
}
