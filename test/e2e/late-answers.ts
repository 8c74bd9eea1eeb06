import { Server } from 'node:http'

/** Loaded into a site: a quarter of its answers come late by chance, up to so many milliseconds. Others are not in time either. */
const most = Number(process.env.LATE_ANSWERS)
const { emit } = Server.prototype

Server.prototype.emit = function (this: Server, event: string | symbol, ...details: unknown[]): boolean {
  const tell = () => emit.call(this, event, ...details)
  if (event !== 'request') return tell()
  setTimeout(tell, Math.random() * (Math.random() < 0.25 ? most : most / 25))
  return true
}
