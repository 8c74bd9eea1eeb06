import { myAccountPath, registerPath, searchPath } from '#addresses.ts'
import { ButtonLink, type ButtonLook } from '#ui/button/button.tsx'
import { PictureImage } from '#ui/picture/picture.tsx'
import { SearchForm } from '#ui/search-form/search-form.tsx'
import type { Block } from '../block.ts'
import type { Gathered } from '../gathered.ts'
import { RichTextView } from '../rich-text.view.tsx'
import type { Hero } from './hero.ts'

type HeroProps = { block: Hero; gathered: Gathered; next?: Block | undefined }

/** What follows is told by the server: a style that waits until it is read would move what is seen already. */
export function HeroView({ block, gathered, next }: HeroProps) {
  const picture = block.picture && gathered.pictures[block.picture.name]
  return (
    <section
      className="hero"
      id={block.id}
      data-search={block.hasSearch ? '' : undefined}
      data-short={isToChooseFrom(next) ? '' : undefined}
    >
      <div className="hero-inner container" data-picture={picture ? '' : undefined}>
        <div className="hero-words">
          <h1>{block.title}</h1>
          <p className="hero-lead">
            <RichTextView nodes={gathered.leads?.get(block) ?? [block.lead]} explained={gathered.explained} />
          </p>
          {block.hasSearch && (
            <SearchForm action={searchPath} id={`zoek-${block.id}`} label="Zoeken, in de inleiding" />
          )}
          {block.buttons.length > 0 && (
            <p className="hero-buttons">
              {block.buttons.map(({ label, href }, index) => (
                <HeroButton
                  key={href}
                  href={href}
                  label={label}
                  look={index === 0 && !block.hasSearch ? 'accent' : 'secondary'}
                />
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

export function isToChooseFrom(block: Block | undefined): boolean {
  if (block?.kind === 'overview') return block.order === 'alphabet'
  return block?.kind === 'insurance-list' || block?.kind === 'supplementary-list'
}

const offersMembership = new Set(['/lid-worden', registerPath])

/** Who is a member already is not asked to become one, but finds their account in the same place. */
function HeroButton({ label, ...link }: { label: string; href: string; look: ButtonLook }) {
  if (!offersMembership.has(link.href)) return <ButtonLink {...link}>{label}</ButtonLink>
  return (
    <>
      <span className="for-visitors">
        <ButtonLink {...link}>{label}</ButtonLink>
      </span>
      <span className="for-members">
        <ButtonLink {...link} href={myAccountPath}>
          Naar Mijn account
        </ButtonLink>
      </span>
    </>
  )
}
