import { createContext, useContext } from 'react'
import { accountField } from '#forms/account-header.ts'

/** Who opened the screen, by a number. */
export const WhoseScreen = createContext<string | undefined>(undefined)

/** Goes along with what is typed in a form of which the browser keeps that: nobody else saves it. */
export function WhoseForm() {
  const account = useContext(WhoseScreen)
  return account && <input type="hidden" name={accountField} value={account} />
}
