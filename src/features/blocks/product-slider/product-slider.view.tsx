import type { Insurance, Product } from '#features/insurance/insurance.ts'
import { toEuros } from '#features/insurance/money.ts'
import { Card } from '#ui/card/card.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import type { Gathered } from '../gathered.ts'
import { newestOffer } from './newest-offer.ts'
import type { ProductSlider } from './product-slider.ts'

/** A package that the insurance data does not know is left out. */
export function ProductSliderView({ block, gathered }: { block: ProductSlider; gathered: Gathered }) {
  const { products } = gathered.insurance
  const shown = block.products.flatMap(({ package: id, text, href }) => {
    const product = products.find((candidate) => candidate.id === id)
    return product ? [{ product, text, href }] : []
  })
  return (
    <Slider id={block.id} title={block.title} intro={block.intro}>
      {shown.map(({ product, text, href }) => (
        <Card key={product.id} title={product.name} href={href} look="product">
          <p className="product-kind">{kindOf(product, gathered.insurance)}</p>
          <p>{text}</p>
          <Premium product={product} />
        </Card>
      ))}
    </Slider>
  )
}

function Premium({ product }: { product: Product }) {
  const offer = newestOffer(product)
  if (!offer) return null
  return (
    <p className="product-premium">
      <strong>{toEuros(offer.premium.cents)}</strong> per maand in {offer.year}, {offer.premium.status}
      <span className="product-source">Bron: {offer.premium.source.name}</span>
    </p>
  )
}

const kinds = {
  basic: 'Basisverzekering',
  supplementary: 'Aanvullend pakket',
  dental: 'Tandpakket',
}

function kindOf({ kind, insurer }: Product, { insurers }: Insurance): string {
  const name = insurers.find(({ id }) => id === insurer)?.name
  return name ? `${kinds[kind]} van ${name}` : kinds[kind]
}
