/** Tells whose values a write holds, percent-encoded. Whoever is logged in by now may be somebody else. */
export const accountHeader = 'x-account'
/** A form tells it in a field. */
export const accountField = 'account'
