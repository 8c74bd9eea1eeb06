import type { weighedPages } from './kinds-of-pages.ts'

const kibibyte = 1_024

/** What a page may weigh. None of it depends on the machine; the tests and `npm run bench` read it here. */
export const budgets = {
  /** All script that a page loads before anybody does anything, compressed by brotli: one file. */
  scriptAtRestInBytes: 3 * kibibyte,
  scriptFilesAtRest: 1,
  /** Modules that load modules, counted from that file. */
  levelsOfImports: 2,
  /** Script of header, panels and cookie bar with everything opened, beside React. */
  openedScriptInBytes: 25 * kibibyte,
  /** The stylesheet of every page, compressed by brotli: what a server may send at once on a new connection. */
  styleInBytes: 13 * kibibyte,
  /** What pages with a comparison or a calculator need besides. */
  toolStyleInBytes: 4 * kibibyte,
  /** The home page on a first visit, everything over the line. */
  homeInBytes: 250 * kibibyte,
  /** The HTML of a page, compressed by brotli. */
  pageInBytes: 20 * kibibyte,
  /** The same of the page with examples, which shows every block at once. */
  examplesInBytes: 33 * kibibyte,
  /** All script of the editing screen before the first block can be chosen, React too: of the redactie only. */
  editingScreenInBytes: 175 * kibibyte,
  /** The page itself and what a browser asks for by its HTML; not what is lazy, and not the status call. */
  requests: 7,
  /** With room for the words that a page explains, and for a block or two: who needs more decides so here. */
  elements: {
    home: 1_030,
    'a section': 1_000,
    'a treatment': 910,
    'the treatments from A to Z': 1_100,
    'basic insurances side by side': 1_050,
    'packages side by side': 1_100,
    'the news': 850,
    'a story': 750,
    contact: 830,
    privacy: 1_100,
    'a premium': 930,
    'own risk and a treatment': 810,
    'what is paid': 910,
    'the allowance': 770,
    'the days that count': 870,
    'results of a search': 760,
  } satisfies Record<keyof typeof weighedPages, number>,
}
