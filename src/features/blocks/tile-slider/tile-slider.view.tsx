import { Card } from '#ui/card/card.tsx'
import { PictureImage } from '#ui/picture/picture.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import type { Gathered } from '../gathered.ts'
import type { TileSlider } from './tile-slider.ts'

export function TileSliderView({ block, gathered }: { block: TileSlider; gathered: Gathered }) {
  return (
    <Slider id={block.id} title={block.title} intro={block.intro} layout={block.layout}>
      {block.tiles.map(({ title, text, href, picture }) => {
        const file = picture && gathered.pictures[picture.name]
        return (
          <Card
            key={title}
            title={title}
            href={href}
            look="tile"
            picture={
              file && (
                <PictureImage
                  picture={file}
                  alt={picture.alt}
                  sizes="(width >= 64rem) 24rem, (width >= 40rem) 46vw, 86vw"
                />
              )
            }
          >
            <p>{text}</p>
          </Card>
        )
      })}
    </Slider>
  )
}
