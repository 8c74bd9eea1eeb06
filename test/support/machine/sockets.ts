import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A connection of somebody who means no good: it says what it is told to, and remembers whether it was ended. */
export type Stranger = { socket: Socket; isEnded: () => boolean; received: () => string }

export async function openStranger(port: number): Promise<Stranger> {
  const socket = connect(port, '127.0.0.1')
  let isEnded = false
  let received = ''
  socket.on('data', (chunk) => {
    received = (received + chunk).slice(-2_000)
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isEnded = true
  })
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve())
    socket.once('close', () => resolve())
  })
  return { socket, isEnded: () => isEnded, received: () => received }
}

export function openStrangers(port: number, count: number): Promise<Stranger[]> {
  return Promise.all(Array.from({ length: count }, () => openStranger(port)))
}

/** A letter a second. */
export async function dribble(strangers: Stranger[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (const { socket, isEnded } of strangers) if (!isEnded()) socket.write('x')
    await pause(1_000)
  }
}

/** Seconds until it is so; endless when it is not so after `most` seconds. */
export async function secondsUntil(isSo: () => Promise<boolean>, most: number): Promise<number> {
  const from = performance.now()
  while (!(await isSo())) {
    if (performance.now() - from > most * 1_000) return Number.POSITIVE_INFINITY
    await pause(100)
  }
  return (performance.now() - from) / 1_000
}
