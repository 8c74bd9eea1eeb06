/** One page of every kind, by what it is. */
export const kindsOfPages = {
  home: '/',
  'a section': '/gezond-werken',
  'a treatment': '/zorgverzekering/vergoedingen/fysiotherapie',
  'the treatments from A to Z': '/zorgverzekering/vergoedingen',
  'basic insurances side by side': '/zorgverzekering/vergelijken',
  'packages side by side': '/zorgverzekering/aanvullende-pakketten?pakket=start&pakket=plus&pakket=compleet',
  'the news': '/over-ons/nieuws',
  'a story': '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
  contact: '/contact',
  privacy: '/privacy',
}

/** The tools, with an answer. */
export const toolPages = {
  'a premium': '/zorgverzekering/premie-berekenen?leeftijd=41&aanvullend=plus',
  'own risk and a treatment': '/zorgverzekering/eigen-risico-berekenen?zorgkosten=700&behandeling=mri-scan',
  'what is paid': '/zorgverzekering/wat-krijg-ik-vergoed?behandeling=hoortoestel&pakket=plus',
  'the allowance': '/zorgverzekering/zorgtoeslag',
  'the days that count': '/zorgverzekering/opzeggen',
}

/** Drawn for whoever searches; search engines are asked to leave it out. */
export const searchPages = {
  'results of a search': '/zoeken?q=eigen+risico',
}

/** All that has a budget. */
export const weighedPages = { ...kindsOfPages, ...toolPages, ...searchPages }
