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
