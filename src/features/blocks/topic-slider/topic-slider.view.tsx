import { inWords } from '#features/insurance/days.ts'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import type { Gathered, PageCard } from '../gathered.ts'
import type { TopicSlider } from './topic-slider.ts'

/** A page that is not there is left out. */
export function TopicSliderView({ block, gathered }: { block: TopicSlider; gathered: Gathered }) {
  const pages = block.topics.flatMap((path) => gathered.pages[path] ?? [])
  return (
    <Slider id={block.id} title={block.title} intro={block.intro} look="topics" layout={block.layout}>
      {pages.map((page) =>
        page.type === 'news' ? (
          <NewsCard key={page.path} {...page} />
        ) : (
          <TopicCard key={page.path} {...page} />
        ),
      )}
    </Slider>
  )
}

function TopicCard({ path, title, description }: PageCard) {
  return (
    <Card title={title} href={path} look="topic">
      <p>{description}</p>
      <Icon of="arrow-right" className="topic-arrow" />
    </Card>
  )
}

/** News is about a day. */
function NewsCard({ path, title, description, publishedDate }: PageCard) {
  return (
    <Card title={title} href={path} look="news-card">
      <p className="news-date">
        <time dateTime={publishedDate}>{inWords(publishedDate)}</time>
      </p>
      <p>{description}</p>
    </Card>
  )
}
