import type { BlockExamples } from '../block-examples.ts'

const transcript =
  '<p>Vanaf je 18e heb je een eigen risico. Dat is het deel van je zorgkosten dat je eerst zelf betaalt.</p>'

export const examples: BlockExamples = {
  name: 'Video',
  items: {
    'een eigen video': {
      block: {
        kind: 'video',
        id: 'video-eigen',
        title: 'Het eigen risico in 20 seconden',
        source: { from: 'us', film: 'eigen-risico' },
        transcript,
      },
    },
    'een video van buiten': {
      block: {
        kind: 'video',
        id: 'video-buiten',
        title: 'Zo praat je in je team over werkdruk',
        source: { from: 'youtube', code: 'voorbeeld01' },
        transcript,
      },
    },
  },
}
