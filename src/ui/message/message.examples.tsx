import type { Examples } from '../examples.ts'
import { Message } from './message.tsx'

export const examples: Examples = {
  name: 'Bericht',
  items: {
    gelukt: <Message tone="good">Je gegevens zijn opgeslagen.</Message>,
    mislukt: <Message tone="wrong">Er is een fout opgetreden, probeer het later opnieuw.</Message>,
    'om te weten': <Message tone="notice">De bedragen voor 2027 zijn nog niet vastgesteld.</Message>,
  },
}
