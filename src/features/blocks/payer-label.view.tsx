import { type PageCard, payers } from './gathered.ts'

/** Who pays for a treatment, in a word. */
export function PayerLabel({ payer }: { payer: PageCard['paidBy'] }) {
  if (!payer) return null
  return (
    <>
      {' '}
      <span className="alphabet-payer" data-payer={payer}>
        {payers[payer]}
      </span>
    </>
  )
}
