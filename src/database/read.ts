/** Asks one thing outside any transaction. */
export type Read = (sql: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>
