import type { PaletteEntry } from './about-block.ts'

/** How a field is filled in. */
export type Control = Field['control']

/** A field of a block as the people who fill it in need it: its name, how, and within which limits. */
export type Field = FieldWords &
  (
    | { control: 'line' | 'text'; most: number }
    | {
        control: 'rich-text' | 'link' | 'page' | 'picture' | 'film' | 'package' | 'yes-no' | 'day' | 'hidden'
      }
    | { control: 'number'; least: number | undefined; most: number | undefined }
    | { control: 'choice'; options: { value: string; label: string }[] }
    | { control: 'list'; one: string; least: number; most: number | undefined; item: Field }
    | { control: 'group'; fields: Field[] }
    | { control: 'one-of'; key: string; options: { value: string; label: string; fields: Field[] }[] }
  )

type FieldWords = {
  name: string
  label: string
  hint?: string
  isOptional: boolean
  /** What it is when nobody said anything. */
  preset?: unknown
}

export type BlockDescription = PaletteEntry & { kind: string; fields: Field[] }
