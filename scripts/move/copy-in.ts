import pg, { type PoolClient } from 'pg'
import type { Row } from './place.ts'

/** Rows by `copy … from stdin`, which `pg` speaks but offers nothing for. */
export function copyIn(client: PoolClient, copy: string, rows: Row[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = new CopyIn(copy, (error) => (error ? reject(error) : resolve()))
    query.lines = Buffer.from(linesOf(rows))
    client.query(query)
  })
}

class CopyIn extends pg.Query {
  lines = Buffer.alloc(0)

  /** Called by the client when the server is ready for the rows. */
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.lines)
    connection.endCopyFrom()
  }
}

type CopyConnection = { sendCopyFromChunk: (chunk: Buffer) => void; endCopyFrom: () => void }

/** The text form of PostgreSQL: a line for each row, a tab between values, `\N` for none. */
function linesOf(rows: Row[]): string {
  let lines = ''
  for (const row of rows) {
    for (let index = 0; index < row.length; index += 1) {
      const value = row[index]
      if (index > 0) lines += '\t'
      lines += value === null ? '\\N' : typeof value === 'string' ? escaped(value) : value
    }
    lines += '\n'
  }
  return lines
}

function escaped(text: string): string {
  return hasMeaning.test(text) ? text.replace(meanings, (letter) => escapes[letter] ?? letter) : text
}

const hasMeaning = /[\\\t\n\r]/
const meanings = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
