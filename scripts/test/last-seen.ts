import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const mostLines = 80

/** Tells of every story that failed what the page showed then. */
export default class LastSeen implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const seen = attachments.find(({ name }) => name === 'error-context')?.path
    if (!seen) return
    const [, page = ''] = readFileSync(seen, 'utf8').split('```yaml')
    console.log([`\n${title}: the page showed`, ...page.split('\n').slice(0, mostLines)].join('\n'))
  }
}
