import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The rules of ARCHITECTURE.md, as code. A source tree goes in, the offences come out. */
export type Sources = Map<string, string>

export function readSources(root: string): Sources {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name))
  return new Map(files.map((name) => [name, readFileSync(join(root, 'src', name), 'utf8')]))
}

/** What measures, tests and builds, by their paths from the root. */
export function readTools(root: string): Sources {
  const names = globSync(['scripts/**/*.{ts,mjs}', 'test/**/*.ts'], { cwd: root })
  return new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}

/** No circles, and what is measured with is shared in test/support: tests take nothing from scripts/measure. */
export function offencesInTools(tools: Sources): string[] {
  const imports = [...tools].flatMap(([file, code]) => importsOf(file, code))
  return [
    ...cyclesIn(imports),
    ...imports
      .filter(({ from, to }) => from.startsWith('test/') && to.startsWith('scripts/measure/'))
      .map(({ from, to }) => `${from} may not import ${to}`),
  ]
}

export function offencesIn(sources: Sources): string[] {
  const imports = [...sources].flatMap(([file, code]) => importsOf(file, code))
  return [
    ...imports
      .filter(goesTheWrongWay)
      .map(({ from, to }) => `${from} (${roleOf(from)}) may not import ${to} (${roleOf(to)})`),
    ...imports.filter(nodeCannotRun).map(({ from, to }) => `${from} is run by Node and may not import ${to}`),
    ...browserFilesThatLeaveTheBrowser(imports),
    ...imports
      .filter(({ from, isOurs }) => roleOf(from) === 'migration' && isOurs)
      .map(({ from }) => `${from} is a migration and may import nothing of ours`),
    ...cyclesIn(imports),
    ...featuresOutOfOrder(sources, imports),
    ...migrationsOutOfPlace(sources),
  ]
}

type Import = { from: string; to: string; isType: boolean; isOurs: boolean }

function importsOf(from: string, code: string): Import[] {
  const pattern =
    /^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm
  return [...code.matchAll(pattern)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? ''
    const isOurs = specifier.startsWith('.') || specifier.startsWith('#')
    const to = specifier.startsWith('#')
      ? specifier.slice(1).replace(/^test\//, 'test/support/')
      : normalize(join(dirname(from), specifier))
    return {
      from,
      to: isOurs ? to : specifier,
      isType: match[1] !== undefined || onlyTypes(match[0]),
      isOurs,
    }
  })
}

/** `import { type A, type B } from` brings nothing along at run time either. */
function onlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1]
  if (!names || /^\s*import\s+\w/.test(statement)) return false
  return names.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
}

const featureRoles: [RegExp, string][] = [
  [/(^|\/)flows\/[^/]+\.ts$/, 'flow'],
  [/(^|\/)steps\/[^/]+\.ts$/, 'step'],
  [/(^|\/)store\.ts$/, 'store'],
  [/(^|\/)routes\.ts$/, 'routes'],
  [/\.setting\.ts$/, 'setting'],
  [/(^|\/)samples\.ts$/, 'samples'],
  [/\.page\.tsx$/, 'page'],
  [/\.view\.tsx$/, 'view'],
  [/\.island\.tsx$/, 'island'],
  [/\.part\.tsx$/, 'part'],
  [/\.screen\.tsx$/, 'screen'],
  [/\.mail\.tsx$/, 'mail'],
  [/\.ts$/, 'rules'],
]

/** A room of `src/`, or the role that the name of the file gives: in `features/` always, elsewhere for some. */
function roleOf(file: string): string {
  if (file.startsWith('../content/')) return 'content'
  if (/^database\/migrations\//.test(file)) return 'migration'
  if (file.endsWith('.browser.ts')) return 'behaviour'
  if (file.startsWith('entries/')) return file.endsWith('.tsx') ? 'site' : 'start'
  if (file.startsWith('features/')) return featureRoles.find(([name]) => name.test(file))?.[1] ?? 'other'
  if (file.endsWith('.page.tsx')) return 'page'
  if (/^(addresses|own-addresses|cookie-names|dutch-day|once|periods|period-words)\.ts$/.test(file))
    return 'facts'
  return file.includes('/') ? (file.split('/')[0] ?? '') : 'process'
}

const mayImport: Record<string, string[]> = {
  process: [
    'content',
    'process',
    'rules',
    'flow',
    'step',
    'store',
    'setting',
    'routes',
    'samples',
    'http',
    'database',
    'site',
    'forms',
  ],
  rules: ['rules', 'forms'],
  flow: ['rules', 'store', 'step', 'flow', 'samples'],
  step: ['rules', 'store', 'step'],
  store: ['rules', 'store', 'database'],
  setting: ['setting', 'rules', 'store', 'step', 'flow'],
  routes: ['flow', 'step', 'setting', 'rules', 'store', 'http', 'forms', 'process'],
  samples: ['rules', 'store'],
  page: ['view', 'island', 'islands', 'ui', 'rules', 'site', 'css'],
  view: ['view', 'island', 'islands', 'ui', 'rules', 'css'],
  island: ['part', 'screen', 'behaviour', 'ui', 'browser', 'forms', 'rules', 'css'],
  part: ['part', 'behaviour', 'ui', 'browser', 'rules'],
  screen: ['screen', 'view', 'part', 'behaviour', 'ui', 'browser', 'rules', 'css'],
  mail: ['rules', 'mail'],
  behaviour: ['behaviour', 'browser', 'islands', 'rules'],
  site: ['site', 'page', 'view', 'island', 'islands', 'ui', 'rules', 'mail', 'css'],
  ui: ['ui', 'forms', 'css'],
  start: ['start', 'browser', 'behaviour', 'islands', 'css'],
  browser: ['browser', 'forms'],
  http: ['http', 'forms'],
  database: ['database', 'migration'],
  forms: ['forms'],
  islands: ['islands'],
  migration: [],
  /** What holds everywhere stands by itself, and everybody may read it. */
  facts: [],
}

function goesTheWrongWay({ from, to, isType, isOurs }: Import): boolean {
  if (!isOurs || isType) return false
  const target = to.endsWith('.css') ? 'css' : roleOf(to)
  return target !== 'facts' && !mayImport[roleOf(from)]?.includes(target)
}

function nodeCannotRun({ from, to, isType }: Import): boolean {
  return from.endsWith('.ts') && to.endsWith('.tsx') && !isType
}

/** Whatever an island, a behaviour or the start of a page reaches at run time is sent to a browser. */
function browserFilesThatLeaveTheBrowser(imports: Import[]): string[] {
  const running = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ from }) => from,
  )
  const sent = imports
    .map(({ from }) => from)
    .filter((file) => /^(island|behaviour|start)$/.test(roleOf(file)))
  return [...new Set(sent)].flatMap((start) => {
    const reached = reach(start, (file) => (running.get(file) ?? []).map(({ to }) => to))
    const outside = [...reached].filter((file) => /^(node:|http\/|database\/|pg$|zod$)/.test(file))
    return outside.map((file) => `${start} runs in the browser and may not reach ${file}`)
  })
}

function cyclesIn(imports: Import[]): string[] {
  const next = Map.groupBy(
    imports.filter(({ isOurs }) => isOurs),
    ({ from }) => from,
  )
  const neighbours = (file: string) => (next.get(file) ?? []).map(({ to }) => to)
  return [...next.keys()]
    .filter((file) => neighbours(file).some((neighbour) => reach(neighbour, neighbours).has(file)))
    .map((file) => `${file} reaches itself by its imports`)
}

/** Each imports only those before it, also when it takes no more than types. */
export const features = [
  ...['limits', 'mail', 'profile', 'account', 'theme', 'settings', 'cookie-consent', 'insurance', 'blocks'],
  ...['search', 'pages', 'media', 'examples', 'editor', 'member-home', 'privacy'],
]

function featuresOutOfOrder(sources: Sources, imports: Import[]): string[] {
  const isFeature = (file: string) => file.startsWith('features/')
  const placeOf = (file: string) => features.indexOf(file.split('/')[1] ?? '')
  return [
    ...[...sources.keys()]
      .filter((file) => isFeature(file) && placeOf(file) < 0)
      .map((file) => `${file} is of a feature that has no place in the order`),
    ...imports
      .filter(({ from, to }) => isFeature(from) && isFeature(to) && placeOf(to) > placeOf(from))
      .map(({ from, to }) => `${from} may not import ${to}, of a later feature`),
  ]
}

/** Every migration is carried out, under the name of its file and in the order of these names. */
function migrationsOutOfPlace(sources: Sources): string[] {
  const code = sources.get('database/migrate.ts') ?? ''
  const imported = [...code.matchAll(/import \* as (\w+) from '\.\/migrations\/([\w-]+)\.ts'/g)]
  const nameOf = new Map(imported.map(([, module, name]) => [module, name]))
  const listed = [...code.matchAll(/^ +'([\w-]+)': (\w+),$/gm)]
    .filter(([, name, module]) => nameOf.get(module) === name)
    .map(([, name = '']) => `database/migrations/${name}.ts`)
  const files = [...sources.keys()].filter((file) => roleOf(file) === 'migration')
  return [
    ...files
      .filter((file) => !listed.includes(file))
      .map((file) => `${file} is not listed by its name in database/migrate.ts`),
    ...listed
      .filter((file, index) => file < (listed[index - 1] ?? ''))
      .map((file) => `${file} is listed after a later one in database/migrate.ts`),
  ]
}

function reach(start: string, neighbours: (file: string) => string[]): Set<string> {
  const seen = new Set<string>()
  const queue = [start]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    queue.push(...neighbours(file))
  }
  return seen
}
