/** Said when somebody chose something and the answer does not come: what they chose stays. */
export const lineFails = 'We kunnen de uitkomst nu niet ophalen. Probeer het zo nog eens.'
