import type { ReactNode } from 'react'
import { splitCover } from '#features/insurance/comparison.ts'
import { inWords } from '#features/insurance/days.ts'
import type { Cover, Insurer, Premium } from '#features/insurance/insurance.ts'
import { keepTogether, toEuros } from '#features/insurance/money.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Gathered } from '../gathered.ts'

type PremiumCellProps = { premium: Premium; year: number; usualSource: string | undefined }

/** Only what is not so for the whole table is told here. */
export function PremiumCell({ premium, year, usualSource }: PremiumCellProps) {
  const { name, date } = premium.source
  const isUsual = name === usualSource
  return (
    <>
      <strong className="comparison-premium">{toEuros(premium.cents)}</strong>
      {!(isUsual && premium.status === 'vastgesteld') && (
        <span className="comparison-status" data-status={premium.status}>
          {premium.status} voor {year}
        </span>
      )}
      {!isUsual && (
        <span className="comparison-source">
          Bron: {name}
          {date && `, ${inWords(date)}`}
        </span>
      )}
    </>
  )
}

export function CoverLabel({ cover, gathered }: { cover: Cover; gathered: Gathered }): ReactNode {
  const isElsewhere = cover.page && cover.page !== gathered.path && gathered.pages[cover.page]
  return isElsewhere ? <a href={cover.page}>{cover.label}</a> : cover.label
}

export function CoverText({ text }: { text: string }): ReactNode {
  const { quantity, rest } = splitCover(text)
  if (!quantity) return keepTogether(rest)
  return (
    <span className="comparison-amount">
      <strong>{keepTogether(quantity)}</strong> <span>{keepTogether(rest)}</span>
    </span>
  )
}

export function InsurerLink({ insurer }: { insurer: Insurer | undefined }) {
  if (!insurer) return null
  return (
    <a href={insurer.site} rel="noreferrer">
      Naar {insurer.name}
      <Icon of="outside" className="outside-icon" size={16} />
      <span className="visually-hidden"> (andere website)</span>
    </a>
  )
}
