import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import type { Gathered } from '../gathered.ts'
import type { TopicSlider } from './topic-slider.ts'

/** A page that is not there is left out. */
export function TopicSliderView({ block, gathered }: { block: TopicSlider; gathered: Gathered }) {
  const pages = block.topics.flatMap((path) => gathered.pages[path] ?? [])
  return (
    <Slider id={block.id} title={block.title} intro={block.intro} look="topics">
      {pages.map(({ path, title, description }) => (
        <Card key={path} title={title} href={path} look="topic">
          <p>{description}</p>
          <Icon of="arrow-right" className="topic-arrow" />
        </Card>
      ))}
    </Slider>
  )
}
