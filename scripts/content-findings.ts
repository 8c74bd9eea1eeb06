import { readdir, readFile } from 'node:fs/promises'
import { yearFacts } from '../content/facts/year-facts.ts'
import { insurance } from '../content/insurance/insurance.ts'
import { type Facts, getFacts } from '../src/features/insurance/facts.ts'
import { checkPage } from '../src/features/pages/content-check/check-page.ts'
import { type Media, toCheckedSite } from '../src/features/pages/content-check/checked-site.ts'
import { lineOf } from '../src/features/pages/content-check/line-of.ts'
import { readNamedContentFiles } from '../src/features/pages/content-files/read-content-files.ts'
import { readFilledPage } from '../src/features/pages/filled-page.ts'
import type { PageFile } from '../src/features/pages/page.ts'
import { type SiteContent, toSiteContent } from '../src/features/pages/site-content.ts'

const content = new URL('../content/', import.meta.url)

/** What is to be mended in `content/pages/` on a day, today if none is named, as `content/pages/home.ts:12  message`. */
export async function contentFindings(day?: string): Promise<string[]> {
  const files = await readNamedContentFiles(new URL('pages/', content))
  const facts = getFacts({ insurance, yearFacts }, day)
  const site = toCheckedSite(
    contentOf(
      files.map(({ page }) => page),
      facts,
    ),
    await readMedia(),
  )

  const found = files.map(async ({ name, page }) => {
    const findings = await checkPage(page, site)
    const source = findings.length > 0 ? await readFile(new URL(`pages/${name}`, content), 'utf8') : ''
    return findings
      .map((finding) => ({ line: lineOf(source, finding, facts.texts), message: finding.message }))
      .sort((one, other) => one.line - other.line)
      .map(({ line, message }) => `content/pages/${name}:${line}  ${message}`)
  })
  return (await Promise.all(found)).flat()
}

/** Pages that cannot be read are no part of the site; the check tells why. */
function contentOf(files: PageFile[], facts: Facts): SiteContent {
  const readings = files.map((page) => readFilledPage(page, facts.texts))
  const pages = readings.flatMap((reading) => (reading.ok ? [reading.value] : []))
  const redirects = pages.flatMap(({ path, movedFrom }) =>
    movedFrom.map((from): [string, string] => [from, path]),
  )
  return toSiteContent(0, new Map(pages.map((page) => [page.path, page])), new Map(redirects), facts)
}

async function readMedia(): Promise<Media> {
  const pictures = await readdir(new URL('media/', content))
  const films = await readdir(new URL('media/films/', content))
  return {
    pictures: new Set(pictures.map((name) => name.replace(/\.\w+$/, ''))),
    films: new Set(films.map((name) => name.replace(/\.\w+$/, ''))),
    documents: new Set(),
  }
}
