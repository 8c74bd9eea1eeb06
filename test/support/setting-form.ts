import assert from 'node:assert/strict'
import type { Client } from '#test/client.ts'

/** A setting as its form would send it. */
export type SentSetting = { revision: string; fields: Record<string, string>; rows: Record<string, string>[] }

/** Who is shown what else changes says that it should. */
export async function save(
  client: Client,
  slug: string,
  change: (rows: SentSetting['rows']) => SentSetting['rows'],
  fields: Record<string, string> = {},
) {
  const form = await formOf(client, slug)
  return confirm(client, slug, { ...form, fields: { ...form.fields, ...fields }, rows: change(form.rows) })
}

export async function confirm(client: Client, slug: string, form: SentSetting) {
  const answer = await submit(client, slug, form)
  return answer.body.includes('name="confirmed"') ? submit(client, slug, readForm(answer.body)) : answer
}

export async function formOf(client: Client, slug: string): Promise<SentSetting> {
  const page = await client.get(`/redactie/instellingen/${slug}`)
  assert.equal(page.statusCode, 200, page.body.slice(0, 300))
  return readForm(page.body)
}

export function submit(client: Client, slug: string, { revision, fields, rows }: SentSetting) {
  const inRows = rows.flatMap((row, number) =>
    Object.entries(row).map(([name, value]): [string, string] => [`${name}-${number}`, value]),
  )
  const sent = { revision, ...fields, ...Object.fromEntries(inRows) }
  return client.submit(`/api/v1/redactie/instellingen/${slug}`, sent)
}

/** What a browser would send: the inputs of the form, with what stands in them. */
export function readForm(html: string): SentSetting {
  const form = /<form class="form[" ][\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const values: Record<string, string> = {}
  for (const [, name = '', value = ''] of form.matchAll(
    /<input\b(?=[^>]*\bname="([^"]+)")(?![^>]*checkbox)[^>]*?\bvalue="([^"]*)"/g,
  ))
    values[name] = plain(value)
  for (const [, name = '', value = ''] of form.matchAll(/<textarea\b[^>]*\bname="([^"]+)"[^>]*>([^<]*)/g))
    values[name] = plain(value)
  for (const [, name = '', options = ''] of form.matchAll(
    /<select\b[^>]*\bname="([^"]+)"[^>]*>([\s\S]*?)<\/select>/g,
  ))
    values[name] = plain(/<option value="([^"]*)" selected/.exec(options)?.[1] ?? '')
  for (const [tag, name = ''] of form.matchAll(/<input type="checkbox" name="([^"]+)"[^>]*>/g))
    if (tag.includes('checked')) values[name] = 'on'

  const { revision = '', ...others } = values
  const rows: Record<string, string>[] = []
  const fields: Record<string, string> = {}
  for (const [key, value] of Object.entries(others)) {
    const [, name = key, number] = /^(.+)-(\d+)$/.exec(key) ?? []
    if (number === undefined) fields[name] = value
    else rows[Number(number)] = { ...rows[Number(number)], [name]: value }
  }
  return { revision, fields, rows: rows.filter((row) => Object.values(row).some(Boolean)) }
}

function plain(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

/** Of all that two changed, what was typed here counts. */
export function keepMine({ revision, fields, rows }: SentSetting): SentSetting {
  const choose = (values: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, /^take/.test(name) ? value || 'mine' : value]),
    )
  return { revision, fields: choose(fields), rows: rows.map(choose) }
}
