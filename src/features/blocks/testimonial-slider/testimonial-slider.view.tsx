import { PictureImage } from '#ui/picture/picture.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import type { Gathered } from '../gathered.ts'
import type { TestimonialSlider } from './testimonial-slider.ts'

type TestimonialSliderProps = { block: TestimonialSlider; gathered: Gathered }

export function TestimonialSliderView({ block, gathered }: TestimonialSliderProps) {
  return (
    <Slider id={block.id} title={block.title} intro={block.intro} look="slider-wide testimonials">
      {block.testimonials.map((testimonial) => (
        <Testimonial key={testimonial.name} {...testimonial} gathered={gathered} />
      ))}
    </Slider>
  )
}

type TestimonialProps = TestimonialSlider['testimonials'][number] & { gathered: Gathered }

function Testimonial({ quote, name, role, portrait, href, gathered }: TestimonialProps) {
  const picture = gathered.pictures[portrait.name]
  return (
    <figure className="testimonial">
      {picture && (
        <div className="testimonial-portrait">
          <PictureImage picture={picture} alt={portrait.alt} sizes="7rem" />
        </div>
      )}
      <blockquote className="testimonial-quote">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="testimonial-who">
        <strong>{name}</strong>
        <span>{role}</span>
        {href && <a href={href}>Lees het verhaal van {name}</a>}
      </figcaption>
    </figure>
  )
}
