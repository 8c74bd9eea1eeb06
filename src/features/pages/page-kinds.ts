/** What editors choose from for a page, in their words. */

export const pageKinds = {
  page: 'Gewone pagina',
  treatment: 'Behandeling',
  news: 'Nieuws',
  story: 'Verhaal',
  training: 'Training',
  vacancy: 'Vacature',
}

export const audiences = { members: 'Mensen in de zorg', organisations: 'Organisaties' }

export const menus = {
  main: 'Hoofdmenu',
  service: 'Hulp, onderaan',
  legal: 'Over deze site, onderaan',
  none: 'In geen menu',
}
