import { writeFile } from 'node:fs/promises'
import { getFacts } from '#features/insurance/facts.ts'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import { readFilledPage } from '#features/pages/filled-page.ts'
import { yearFacts } from '../content/facts/year-facts.ts'
import { insurance } from '../content/insurance/insurance.ts'

/** The pages of `content/` as plain data; one that does not fit ends the build. */
export async function writeContent(folder: URL, file: URL): Promise<void> {
  const pages = await readContentFiles(folder)
  const { texts } = getFacts({ insurance, yearFacts })
  for (const page of pages) {
    const reading = readFilledPage(page, texts)
    if (!reading.ok) throw new Error(`The content page ${page.path} does not fit: ${reading.fault}`)
  }
  await writeFile(file, JSON.stringify(pages))
}
