import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { retryWhileBusy } from './retry-while-busy.ts'
import type { SqliteFile } from './sqlite-file.ts'

/**
 * Changes that come in the same turn of the event loop share one commit, and so one wait for the disk. Each is a
 * savepoint of its own: one that fails takes nothing else with it. Nobody hears that something is saved before it is.
 */
export class GroupCommitDriver implements Driver {
  readonly #open: () => SqliteFile
  readonly #onClose: () => void
  #file!: SqliteFile
  readonly #waiting: (() => void)[] = []
  #isTaken = false
  #commit: PromiseWithResolvers<void> | undefined

  constructor(open: () => SqliteFile, onClose: () => void) {
    this.#open = open
    this.#onClose = onClose
  }

  async init(): Promise<void> {
    this.#file = this.#open()
  }

  /** One at a time: SQLite has one writer, and nobody may see half of what another does. */
  async acquireConnection(): Promise<Turn> {
    await this.#takeTurn()
    return new Turn(this.#file, this.#openCommit())
  }

  async beginTransaction(turn: Turn): Promise<void> {
    turn.commit = this.#openCommit() ?? (await this.#beginShared())
    this.#file.ask('savepoint change')
  }

  async commitTransaction(turn: Turn): Promise<void> {
    if (this.#openCommit() === turn.commit) this.#file.ask('release change')
    await this.releaseConnection(turn)
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    if (turn.isOver || this.#openCommit() !== turn.commit) return
    this.#file.ask('rollback to change')
    this.#file.ask('release change')
  }

  async releaseConnection(turn: Turn): Promise<void> {
    if (turn.isOver) return
    turn.isOver = true
    this.#endTurn()
    await turn.commit?.promise
  }

  async destroy(): Promise<void> {
    await this.#takeTurn()
    this.#settle()
    this.#onClose()
    this.#file.close()
    this.#endTurn()
  }

  /** When the disk is full SQLite rolls back everything by itself: who had a part in it hears that now. */
  #openCommit(): PromiseWithResolvers<void> | undefined {
    if (this.#commit && !this.#file.isInTransaction()) {
      this.#commit.reject(new Error('The database could not keep the change.'))
      this.#commit = undefined
    }
    return this.#commit
  }

  /** The write lock is taken at once: who reads first and writes later could find it taken. */
  async #beginShared(): Promise<PromiseWithResolvers<void>> {
    await retryWhileBusy(() => this.#file.ask('begin immediate'))
    const commit = Promise.withResolvers<void>()
    commit.promise.catch(() => {})
    this.#commit = commit
    setImmediate(async () => {
      await this.#takeTurn()
      if (this.#commit === commit) this.#settle()
      this.#endTurn()
    })
    return commit
  }

  /** Everyone whose change is in this commit hears how it went. */
  #settle(): void {
    const commit = this.#openCommit()
    this.#commit = undefined
    if (!commit) return
    try {
      this.#file.ask('commit')
      commit.resolve()
    } catch (error) {
      if (this.#file.isInTransaction()) this.#file.ask('rollback')
      commit.reject(error)
    }
  }

  #takeTurn(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => void this.#waiting.push(resolve))
    this.#isTaken = true
    return undefined
  }

  #endTurn(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}

/** What one caller does with the connection, and the commit that settles it. */
class Turn implements DatabaseConnection {
  readonly #file: SqliteFile
  commit: PromiseWithResolvers<void> | undefined
  isOver = false

  constructor(file: SqliteFile, commit: PromiseWithResolvers<void> | undefined) {
    this.#file = file
    this.commit = commit
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const ask = () => this.#file.ask(sql, parameters) as QueryResult<Row>
    return this.commit ? ask() : retryWhileBusy(ask)
  }

  // biome-ignore lint/correctness/useYield: the site never streams rows
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed.')
  }
}
