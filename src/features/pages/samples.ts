import type { PageFile } from './page.ts'

/** A small page that fits, for tests. */
export function samplePage(path: string, changes: Partial<PageFile> = {}): PageFile {
  return {
    path,
    title: `Pagina ${path}`,
    description: `Een pagina om mee te proberen, die op het adres ${path} staat.`,
    publishedDate: '2026-11-15',
    blocks: [{ kind: 'hero', id: 'begin', title: `Welkom op ${path}`, lead: 'Een korte inleiding.' }],
    ...changes,
  }
}
