/** The account page, which then says why you are there. */
export const alreadyLoggedIn = '/mijn-account?r=al-ingelogd'
