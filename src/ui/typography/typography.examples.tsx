import type { Examples } from '../examples.ts'

export const examples: Examples = {
  name: 'Tekst en links',
  items: {
    alinea: (
      <p>
        Je werkt in de zorg en je hebt weinig tijd. Daarom schrijven we <strong>kort</strong> en{' '}
        <em>duidelijk</em>, met hooguit zeventig tekens op een regel.
      </p>
    ),
    link: (
      <p>
        Lees meer over het <a href="/zorgverzekering/eigen-risico">eigen risico</a>.
      </p>
    ),
    'kleine kop': <h4>Zo werkt het</h4>,
  },
}
