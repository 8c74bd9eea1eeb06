import { setTimeout as pause } from 'node:timers/promises'
import { profileOf } from '../machine/members.ts'
import type { Nginx } from '../machine/nginx.ts'
import { loggedIn, onceAnswered, type Visitor } from '../machine/visitor.ts'

/** People who read and members who save, without pause, and every answer that was not as it should be. */
export type Traffic = {
  pages: number
  saves: number
  faultyPages: string[]
  faultySaves: string[]
  /** As nginx noted down the answers of processes that had no time: 503, or 504 when nothing came at all. */
  pagesSentBack: string[]
  savesSentBack: string[]
}

/** All come from this machine, and nginx lets one place make thirty calls a second. */
const pauseBetweenSaves = 250

const paths = ['/', '/contact', '/zorgverzekering', '/sitemap', '/zoeken?q=fysio', '/inloggen']

export async function trafficWhile(
  { address, logs }: Nginx,
  members: Visitor[],
  pauseBetweenPages: number,
  work: () => Promise<void>,
): Promise<Traffic> {
  const traffic: Traffic = {
    ...{ pages: 0, faultyPages: [], pagesSentBack: [] },
    ...{ saves: 0, faultySaves: [], savesSentBack: [] },
  }
  const loggedBefore = logs().length
  let isOver = false
  const people = [
    ...paths.map(async (path) => {
      while (!isOver) {
        await readPage(address, path, traffic)
        await pause(pauseBetweenPages)
      }
    }),
    ...members.map(async (member) => {
      for (let number = 1; !isOver; number++) await save(member, number, traffic)
    }),
  ]
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(people)
  }
  const failed = logs()
    .slice(loggedBefore)
    .split('\n')
    .filter((line) => / "(GET|POST) [^"]*" 503 /.test(line))
  const sentBack = failed.filter((line) => /"(?:\d+, )?50[34]"$/.test(line))
  traffic.pagesSentBack = sentBack.filter((line) => line.includes('"GET '))
  traffic.savesSentBack = sentBack.filter((line) => line.includes('"POST '))
  traffic.faultyPages.splice(0, traffic.pagesSentBack.length)
  traffic.faultySaves.splice(0, traffic.savesSentBack.length)
  // What nginx heard of the processes tells more than what it says.
  const [example] = failed.filter((line) => !sentBack.includes(line))
  if (example && traffic.faultyPages.length > 0) traffic.faultyPages.unshift(example)
  if (example && traffic.faultySaves.length > 0) traffic.faultySaves.unshift(example)
  return traffic
}

/** As a browser does: the page, and the script that it names. */
async function readPage(address: string, path: string, traffic: Traffic): Promise<void> {
  const response = await fetch(address + path).catch(() => undefined)
  const html = (await response?.text().catch(() => '')) ?? ''
  traffic.pages += 1
  if (response?.status !== 200) {
    traffic.faultyPages.push(`${path} answered ${response?.status ?? 'nothing'}`)
    return
  }
  const [script] = /\/dist\/[\w-]+\.js/.exec(html) ?? []
  const loaded = await fetch(`${address}${script}`, { method: 'HEAD' }).catch(() => undefined)
  if (html && loaded?.status !== 200) traffic.faultyPages.push(`${script} of ${path} did not load`)
}

async function save(member: Visitor, number: number, traffic: Traffic): Promise<void> {
  const { status } = await member.post('/api/v1/user/profile/update', profileOf(number))
  traffic.saves += 1
  if (status !== 200) traffic.faultySaves.push(`a save was answered ${status || 'by nobody'}`)
  await pause(pauseBetweenSaves)
}

export async function logInMembers(address: string, emails: string[], password: string): Promise<Visitor[]> {
  return Promise.all(emails.map((email) => loggedIn(address, email, password)))
}

export async function lostSessions(members: Visitor[]): Promise<string[]> {
  const answers = await Promise.all(
    members.map((member) => onceAnswered(() => member.get('/api/v1/user/status'))),
  )
  return answers
    .filter(({ body }) => body.authenticated !== true)
    .map(({ status }) => `a session is lost: ${status}`)
}
