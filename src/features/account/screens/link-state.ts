/** What a mailed link leads to: it works, it was used, it is too old, or we do not know it. */
export type LinkState = 'valid' | 'used' | 'expired' | 'unknown'
