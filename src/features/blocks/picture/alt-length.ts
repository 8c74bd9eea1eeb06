/** Of what a picture shows, in words for whoever cannot see it. */
export const longestAlt = 250
