import { ButtonLink } from '#ui/button/button.tsx'
import { PictureImage } from '#ui/picture/picture.tsx'
import type { Gathered } from '../gathered.ts'
import type { Hero } from './hero.ts'

export function HeroView({ block, gathered }: { block: Hero; gathered: Gathered }) {
  const picture = block.picture && gathered.pictures[block.picture.name]
  return (
    <section className="hero" id={block.id}>
      <div className="hero-inner container" data-picture={picture ? '' : undefined}>
        <div className="hero-words">
          <h1>{block.title}</h1>
          <p className="hero-lead">{block.lead}</p>
          {block.buttons.length > 0 && (
            <p className="hero-buttons">
              {block.buttons.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} look={index === 0 ? 'accent' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
        {block.picture && picture && (
          <div className="hero-picture">
            <PictureImage
              picture={picture}
              alt={block.picture.alt}
              sizes="(width >= 64rem) 36rem, (width >= 40rem) 50vw, 92vw"
              isFirstInView
            />
          </div>
        )}
      </div>
    </section>
  )
}
