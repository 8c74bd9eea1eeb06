import { block as blockSchema } from '#features/blocks/block.ts'
import type { BlockExamples } from '#features/blocks/block-examples.ts'
import { Blocks } from '#features/blocks/blocks.view.tsx'
import type { Gathered } from '#features/blocks/gathered.ts'
import { ConsentEmbed } from '#features/cookie-consent/consent-embed.view.tsx'
import { Island } from '#islands/island.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import type { Examples } from '#ui/examples.ts'
import CharacterCount from './character-count.island.tsx'

const components = import.meta.glob<{ examples: Examples }>('../../ui/**/*.examples.tsx', { eager: true })
const blocks = import.meta.glob<{ examples: BlockExamples }>('../blocks/*/*.examples.{ts,tsx}', {
  eager: true,
})

/** Every component and every block in every state, for whoever builds and for whoever tests. Exists in demo mode only. */
export function ExamplesPage({ frame, gathered }: { frame: Frame; gathered: Gathered }) {
  return (
    <Document frame={frame} title={pageTitle('Voorbeelden')} isPrivate>
      <div className="examples container">
        <h1>Voorbeelden</h1>
        <p>De bouwstenen van deze site, in alle standen.</p>
        {Object.values(components).map(({ examples }) => (
          <ExampleGroup key={examples.name} {...examples} />
        ))}
        <section className="example-group">
          <h2>Video van buiten</h2>
          <ConsentEmbed
            provider="youtube"
            title="Zo slaap je na een nachtdienst"
            src="https://www.youtube-nocookie.com/embed/voorbeeld1"
            poster={{ src: '/og.png', width: 1200, height: 630, sources: [] }}
          />
          <ConsentEmbed
            provider="youtube"
            title="Samen werken in de zorg"
            src="https://www.youtube-nocookie.com/embed/voorbeeld2"
          />
        </section>
        <section className="example-group">
          <h2>Eiland</h2>
          <h3>wakker bij het laden</h3>
          <Island of={CharacterCount} props={{ name: 'eiland-laden', limit: 40 }} wake="load" />
          <h3>wakker als er tijd is</h3>
          <Island of={CharacterCount} props={{ name: 'eiland-tijd', limit: 60 }} wake="idle" />
          <h3>wakker als het in beeld komt</h3>
          <Island of={CharacterCount} props={{ name: 'eiland-beeld', limit: 80 }} wake="visible" />
          <h3>wakker als iemand het aanraakt</h3>
          <Button look="secondary" type="button" data-wakes="eiland-aanraken">
            Wek het eiland
          </Button>
          <Island
            of={CharacterCount}
            props={{ name: 'eiland-aanraken', limit: 100 }}
            wake="touch"
            id="eiland-aanraken"
          />
        </section>
      </div>
      {Object.values(blocks).map(({ examples }) => (
        <BlockExampleGroup key={examples.name} {...examples} gathered={gathered} />
      ))}
    </Document>
  )
}

function ExampleGroup({ name, items }: Examples) {
  return (
    <section className="example-group">
      <h2>{name}</h2>
      {Object.entries(items).map(([title, example]) => (
        <div key={title} className="example">
          <h3>{title}</h3>
          {example}
        </div>
      ))}
    </section>
  )
}

/** Blocks take the whole width of the page, as they do where they are used. */
function BlockExampleGroup({ name, items, gathered }: BlockExamples & { gathered: Gathered }) {
  return Object.entries(items).map(([title, { block, ...own }]) => (
    <div key={title}>
      <p className="block-example-name container">
        {name}, {title}
      </p>
      <Blocks blocks={[blockSchema.parse(block)]} gathered={{ ...gathered, ...own }} />
    </div>
  ))
}
