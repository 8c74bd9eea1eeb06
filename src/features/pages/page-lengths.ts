/** How much a page may say about itself, in characters: search engines and lists cut off the rest. */
export const longestTitle = 70
export const shortestDescription = 40
export const longestDescription = 170
export const longestTopic = 40
export const longestAnswer = 80
export const longestSourceName = 120

export const mostTopics = 5
export const mostRelated = 4
