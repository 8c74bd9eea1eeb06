import type { APIResponse, FrameLocator, Locator, Page } from '@playwright/test'
import { expect, logInAsEditor } from './editor.ts'

/** A page of its own for every test: a new one, or a copy of what stands at an address. */
export async function openDraft(page: Page, path: string, document?: object): Promise<string> {
  await logInAsEditor(page)
  const { id } = await call<{ id: string }>(page, 'drafts/start', { path })
  if (document) {
    const { revision } = await readDraft(page, id)
    await call(page, 'drafts/save', { id, revision, document })
  }
  await openScreen(page, id)
  return id
}

/** A page with one text, of which the field is open. */
export async function openText(page: Page, path: string, html: string): Promise<string> {
  const hero = { kind: 'hero', id: 'begin', title: 'Lezen', lead: 'Zo werkt het.' }
  const text = { kind: 'text', id: 'tekst', html }
  const id = await openDraft(page, path, { title: 'Lezen', blocks: [hero, text] })
  await page.getByRole('button', { name: 'Indeling' }).click()
  await page.locator('.outline-name', { hasText: 'Tekst' }).click()
  await expect(textBox(page)).toBeVisible()
  return id
}

export function textBox(page: Page): Locator {
  return fields(page).getByRole('textbox', { name: 'Tekst' })
}

export async function openScreen(page: Page, id: string): Promise<void> {
  await page.goto(`/redactie/paginas/${id}/bewerken`)
  await expect(canvas(page).locator('h1')).toBeVisible()
}

export async function readDraft(page: Page, id: string) {
  const answer = await page.request.get(`/api/v1/redactie/drafts/${id}`)
  return (await answer.json()).data as { revision: number; document: Document }
}

type Document = { title: string; blocks: Record<string, unknown>[] }

export async function call<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await post(page, path, data)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

export async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  const { csrfTokenValue } = await (await page.request.get('/actions/users/session-info')).json()
  const headers = { 'x-csrf-token': csrfTokenValue }
  return page.request.post(`/api/v1/redactie/${path}`, { data, headers })
}

/** The page as visitors will see it. */
export function canvas(page: Page): FrameLocator {
  return page.frameLocator('#preview-frame')
}

export function fields(page: Page): Locator {
  return page.getByRole('region', { name: 'Velden' })
}

export function status(page: Page): Locator {
  return page.locator('.edit-status')
}

export async function add(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Blokken', exact: true }).click()
  await page.getByRole('button', { name: `${label} toevoegen`, exact: true }).click()
}

export async function saved(page: Page): Promise<void> {
  await expect(status(page)).toHaveText(/^Opgeslagen om \d\d:\d\d$/)
}

/** The browser tells the screen where the caret is in a task of its own, and a key that comes at once may be before it. */
export async function caretIsKnown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
