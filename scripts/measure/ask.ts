import { type RequestOptions, request } from 'node:http'

/** As little work as a client can do, so that the machine is left to what is measured. */
export function ask(url: string, options: RequestOptions, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
