import { Agent, get } from 'node:http'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** Somebody else who asks all the time, on a thread of their own, and knows how long they had to wait. */
export type Neighbour = {
  /** The longest wait, in milliseconds, while this was done. */
  waitDuring: (act: () => Promise<unknown>) => Promise<number>
  leave: () => Promise<unknown>
}

export function meetNeighbour(address: string): Neighbour {
  const worker = new Worker(new URL(import.meta.url), { workerData: address })
  const tell = (word: string) =>
    new Promise<number>((resolve) => {
      worker.once('message', resolve)
      worker.postMessage(word)
    })
  return {
    async waitDuring(act) {
      await tell('begin')
      await act()
      return tell('end')
    },
    leave: () => worker.terminate(),
  }
}

if (parentPort) live(parentPort, String(workerData))

async function live(port: NonNullable<typeof parentPort>, address: string): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let longest = 0
  let asked: string[] = []
  port.on('message', (word: string) => void asked.push(word))
  for (;;) {
    const begin = performance.now()
    await ask(`${address}/healthz`, agent)
    longest = Math.max(longest, performance.now() - begin)
    for (const word of asked) {
      port.postMessage(longest)
      if (word === 'begin') longest = 0
    }
    asked = []
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => response.resume().on('end', resolve))
    request.on('error', () => resolve())
  })
}
