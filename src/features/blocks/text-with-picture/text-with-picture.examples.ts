import type { BlockExamples } from '../block-examples.ts'

const html = `
<h2>Samen sta je sterker</h2>
<p>In elk team is er wel iemand die het even zwaar heeft. Praat erover, ook als je denkt dat het aan jou ligt.</p>
<ul><li>Plan een rustig moment.</li><li>Vraag wat de ander nodig heeft.</li></ul>
`

export const examples: BlockExamples = {
  name: 'Tekst met afbeelding',
  items: {
    'een foto rechts': {
      block: {
        kind: 'text-with-picture',
        id: 'tekst-met-foto',
        html,
        picture: { name: 'home-hero', alt: 'Drie collega’s met de armen om elkaar heen.' },
      },
    },
    'een tekening links': {
      block: {
        kind: 'text-with-picture',
        id: 'tekst-met-tekening',
        html,
        picture: { name: 'team', alt: '' },
        side: 'left',
      },
    },
  },
}
