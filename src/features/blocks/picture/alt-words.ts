/** Of what a picture shows, in words for whoever cannot see it. */
export const longestAlt = 250

/** How editors are asked what a picture shows, wherever they are asked. */
export const altLabel = 'Beschrijving'
export const altHint = 'Wat is er te zien? Wie de afbeelding niet kan zien, hoort deze tekst.'
