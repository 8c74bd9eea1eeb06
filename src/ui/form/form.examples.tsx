import type { Examples } from '../examples.ts'
import { Field } from '../field/field.tsx'
import { Form } from './form.tsx'

const nothing = () => {}

export const examples: Examples = {
  name: 'Formulier',
  items: {
    'met een fout': (
      <Form
        action="/voorbeelden"
        submitLabel="Versturen"
        phase="idle"
        onSubmit={nothing}
        answer={{
          ok: false,
          html: '',
          status: 400,
          errorCode: 'validation_failed',
          message: 'Nog niet alles is goed ingevuld.',
          errors: { 'voorbeeld-woonplaats': ['Vul je woonplaats in.'] },
        }}
        hasRequired
      >
        <Field
          name="voorbeeld-woonplaats"
          label="Woonplaats"
          errors={{ 'voorbeeld-woonplaats': ['Vul je woonplaats in.'] }}
          required
        />
      </Form>
    ),
    'duurt lang': (
      <Form action="/voorbeelden" submitLabel="Versturen" phase="slow" onSubmit={nothing} answer={undefined}>
        <Field name="voorbeeld-plaats" label="Woonplaats" />
      </Form>
    ),
  },
}
