import type { SiteContent } from '#features/pages/site-content.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { isReadable, unreadable } from '#forms/readable.ts'
import type { Setting } from './setting.ts'
import { inputName, type SettingReading, type SettingValues } from './setting-form.ts'

/**
 * What was typed, taken from a file or put back, by all rules that hold for a setting: whatever is stored can be saved
 * again. Rows that are to go are not judged, or nobody could remove what is wrong.
 */
export function readSetting(
  { toDocument }: Pick<Setting, 'toDocument'>,
  values: SettingValues,
  content: SiteContent,
): SettingReading {
  const reading = toDocument(values, content)
  const errors = findUnreadable(values)
  if (Object.keys(errors).length === 0) return reading
  return { ok: false, errors: { ...(!reading.ok && reading.errors), ...errors } }
}

function findUnreadable({ fields, rows }: SettingValues): FieldErrors {
  const named = [
    ...Object.entries(fields),
    ...rows.flatMap((row, number) =>
      Object.entries(row).map(([field, value]): [string, string] => [inputName(field, number), value]),
    ),
  ]
  return Object.fromEntries(
    named.filter(([, value]) => !isReadable(value)).map(([name]) => [name, [unreadable]]),
  )
}
