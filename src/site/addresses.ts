import {
  changeEmailPath,
  changePasswordPath,
  forgotPasswordPath,
  logInPath,
  myAccountPath,
  removeAccountPath,
  resetLinkSentPath,
  safetyPath,
  searchPath,
} from '#addresses.ts'

export type Addresses = typeof addresses

/** Where the parts that pages share lead to. Components are given them; another site sets them here. */
export const addresses = {
  search: searchPath,
  logIn: logInPath,
  forgotPassword: forgotPasswordPath,
  resetLinkSent: resetLinkSentPath,
  myAccount: myAccountPath,
  changeEmail: changeEmailPath,
  changePassword: changePasswordPath,
  safety: safetyPath,
  removeAccount: removeAccountPath,
}
