import type { ReactNode } from 'react'

/** A component in the states it can have; shown together on the page of examples and visited there by the tests. */
export type Examples = { name: string; items: Record<string, ReactNode> }
