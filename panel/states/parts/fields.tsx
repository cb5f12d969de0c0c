import { CheckField } from '../../../src/ui/check-field.tsx'
import { ChoiceCards } from '../../../src/ui/choice-cards.tsx'
import { ChoiceField } from '../../../src/ui/choice-field.tsx'
import { SelectField } from '../../../src/ui/select-field.tsx'
import { TextArea } from '../../../src/ui/text-area.tsx'
import { TextField } from '../../../src/ui/text-field.tsx'
import type { PartGroup } from './part.ts'

const none = () => undefined

export const fields: PartGroup = {
  name: 'Fields',
  parts: (say) => {
    const banks = [
      { value: 'a', title: say('Kookmin Bank') },
      { value: 'b', title: say('Industrial Bank of Korea') },
    ]
    return [
      {
        name: 'TextField',
        states: {
          empty: <TextField label={say('Amount')} hint={say('At least 10,000 won')} />,
          content: <TextField label={say('Amount')} defaultValue="30,000" after={say('won')} />,
          error: (
            <TextField
              label={say('Amount')}
              defaultValue="500"
              error={say('The minimum is 10,000 won. Enter more.')}
            />
          ),
          password: (
            <TextField
              type="password"
              label={say('Password')}
              defaultValue="demo1234"
              reveal={{ show: say('Show'), hide: say('Hide') }}
            />
          ),
          disabled: <TextField label={say('Login id')} defaultValue="demo" disabled />,
        },
      },
      {
        name: 'TextArea',
        states: {
          content: (
            <TextArea label={say('Your question')} defaultValue={say('Where is my bonus?')} />
          ),
          error: <TextArea label={say('Your question')} error={say('Write your question.')} />,
        },
      },
      {
        name: 'ChoiceField',
        states: {
          empty: <ChoiceField label={say('Bank')} placeholder={say('Choose')} options={banks} />,
          error: (
            <ChoiceField
              label={say('Bank')}
              placeholder={say('Choose')}
              options={banks}
              error={say('Choose your bank.')}
            />
          ),
        },
      },
      {
        name: 'SelectField',
        states: {
          content: (
            <SelectField
              label={say('Order')}
              value="b"
              options={banks.map(({ value, title }) => ({ value, name: title }))}
              onChange={none}
            />
          ),
        },
      },
      {
        name: 'ChoiceCards',
        states: Object.fromEntries(
          (['content', 'disabled'] as const).map((name) => [
            name,
            <ChoiceCards
              key={name}
              legend={say('Way to pay')}
              value="a"
              onChange={none}
              disabled={name === 'disabled'}
              choices={banks.map((bank) => ({
                ...bank,
                aside: say('From 10,000 to 5,000,000 won'),
              }))}
            />,
          ]),
        ),
      },
      {
        name: 'CheckField',
        states: {
          content: <CheckField label={say('Remember my id')} />,
          checked: <CheckField label={say('Remember my id')} defaultChecked />,
          error: (
            <CheckField
              label={say('I am 19 or older')}
              error={say('Confirm your age to continue.')}
            />
          ),
        },
      },
    ]
  },
}
