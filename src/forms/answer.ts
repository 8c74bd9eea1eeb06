/** Messages by field name; each field may have several. */
export type FieldErrors = Record<string, string[]>
