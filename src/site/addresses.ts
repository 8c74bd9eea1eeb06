/** Where the parts that every page has lead to. Components are given them; another site sets them here. */
export type Addresses = {
  /** Takes `q`. */
  search: string
  logIn: string
  myAccount: string
  forgotPassword: string
}

export const addresses: Addresses = {
  search: '/zoeken',
  logIn: '/inloggen',
  myAccount: '/mijn-account',
  forgotPassword: '/wachtwoord-vergeten',
}
