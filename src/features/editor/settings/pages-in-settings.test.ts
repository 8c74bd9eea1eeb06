import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { formOf, save, submit } from '#test/setting-form.ts'
import { openTestSite } from '#test/site.ts'
import { shows } from '#test/within-seconds.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, editors choose pages by their title`, async (context) => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')

    await context.test('a field for a page offers every page with its title, without script', async () => {
      for (const slug of ['zoekantwoorden', 'doorverwijzingen', 'menu']) {
        const { body } = await eva.get(`/redactie/instellingen/${slug}`)
        assert.match(body, /<input class="field-input"[^>]*list="paginas"/, slug)
        assert.match(body, /<option value="\/zorgverzekering\/eigen-risico" label="Eigen risico"/, slug)
      }
      assert.ok(!(await eva.get('/redactie/instellingen/synoniemen')).body.includes('<datalist'))
    })

    await context.test('who types the title of a page means that page', async () => {
      const saved = await save(eva, 'doorverwijzingen', (rows) => [
        ...rows,
        { from: '/oud-eigen-risico', to: 'eigen risico' },
      ])
      assert.equal(saved.statusCode, 303, saved.body)
      const { rows } = await formOf(eva, 'doorverwijzingen')
      assert.equal(rows.find(({ from }) => from === '/oud-eigen-risico')?.to, '/zorgverzekering/eigen-risico')

      const refused = await save(eva, 'zoekantwoorden', (all) => [
        ...all,
        { query: 'iets', path: 'Een titel die er niet is' },
      ])
      assert.equal(refused.statusCode, 400)
      assert.match(refused.body, /Vul het adres van de pagina in/)
    })

    await context.test('menus show titles, each page followed by what stands below it', async () => {
      const { rows } = await formOf(eva, 'menu')
      const paths = rows.filter(({ menu }) => menu === 'main').map(({ path = '' }) => path)
      for (const [index, path] of paths.entries()) {
        const parent = path.slice(0, path.lastIndexOf('/'))
        const before = paths.slice(0, index)
        if (paths.includes(parent)) assert.ok(before.includes(parent), `${parent} stands above ${path}`)
      }

      const { body } = await eva.get('/redactie/instellingen/menu')
      assert.match(body, /<h2 class="setting-heading">Hoofdmenu<\/h2>/)
      assert.match(
        body,
        /data-level="2" data-branch="main \/zorgverzekering"><summary><bdi>Eigen risico[^/]*<\/bdi><\/summary>/,
      )
    })
  })

  test(`on ${kind.name}, what editors chose for a page goes where that page goes`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    await save(eva, 'menu', (rows) =>
      rows.map((row) => {
        if (row.path === '/contact') return { ...row, label: 'Praat met ons' }
        return row.path === '/klachten' ? { ...row, menu: 'none' } : row
      }),
    )
    await save(eva, 'zoekantwoorden', (rows) => [...rows, { query: 'flierefluiten', path: '/klachten' }])
    await save(eva, 'behandelingen', (rows) =>
      rows.map((row) => (row.id === 'huisarts' ? { ...row, page: '/klachten' } : row)),
    )

    for (const [path, address] of [
      ['/contact', '/spreek-ons'],
      ['/klachten', '/niet-tevreden'],
    ] as const)
      assert.equal((await eva.post('/api/v1/redactie/pages/move', { path, address })).statusCode, 200)

    const { body } = await site.visit().get('/')
    assert.match(body, /href="\/spreek-ons"[^>]*>\s*Praat met ons/)
    assert.doesNotMatch(body, /href="\/niet-tevreden"/)
    const menu = (await formOf(eva, 'menu')).rows
    assert.equal(menu.find(({ path }) => path === '/spreek-ons')?.label, 'Praat met ons')
    assert.equal(menu.find(({ path }) => path === '/niet-tevreden')?.menu, 'none')
    const [answer] = (await formOf(eva, 'zoekantwoorden')).rows.filter(
      ({ query }) => query === 'flierefluiten',
    )
    assert.equal(answer?.path, '/niet-tevreden')
    await shows(site, '/zoeken?q=flierefluiten', /href="\/niet-tevreden"/)
    for (const slug of ['menu', 'zoekantwoorden', 'behandelingen', 'voorwaarden-basisverzekeringen'])
      assert.equal((await submit(eva, slug, await formOf(eva, slug))).statusCode, 303, slug)
  })

  test(`on ${kind.name}, a treatment does not take the page to which visitors of its own are led`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const pageOf = async (name: string) =>
      (await formOf(eva, 'behandelingen')).rows.find(({ id }) => id === name)?.page
    await save(eva, 'behandelingen', (rows) =>
      rows.map((row) => (row.id === 'huisarts' ? { ...row, page: '/klachten' } : row)),
    )
    await eva.post('/api/v1/redactie/pages/remove', { path: '/klachten' })
    await save(eva, 'doorverwijzingen', (rows) => [...rows, { from: '/klachten', to: '/contact' }])

    assert.equal(await pageOf('huisarts'), '/klachten')
  })
}
