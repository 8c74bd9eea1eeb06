/** The files cannot be reached now. Told without addresses and keys: it ends in the log. */
export class StoreAway extends Error {
  /** Whether it may be over in a second. */
  readonly isPassing: boolean

  constructor(message: string, isPassing: boolean) {
    super(message)
    this.isPassing = isPassing
  }
}
