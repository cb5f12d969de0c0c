import { Amount } from '../../../src/ui/amount.tsx'
import { Meter } from '../../../src/ui/meter.tsx'
import { RollingNumber } from '../../../src/ui/rolling-number.tsx'
import type { PartGroup } from './part.ts'

const tones = ['plain', 'gold', 'in', 'out'] as const
const sizes = ['small', 'regular', 'large', 'huge'] as const

export const figures: PartGroup = {
  name: 'Figures',
  parts: (say) => {
    const texts = {
      unit: say('won'),
      unknownLabel: say('Unknown'),
      concealedLabel: say('Hidden'),
    }
    return [
      {
        name: 'Amount',
        states: {
          ...Object.fromEntries(
            tones.map((tone) => [
              tone,
              <Amount key={tone} {...texts} figure="1,250,000" tone={tone} />,
            ]),
          ),
          ...Object.fromEntries(
            sizes.map((size) => [
              size,
              <Amount key={size} {...texts} figure="999,999,999" size={size} />,
            ]),
          ),
          unknown: <Amount {...texts} figure={null} />,
          concealed: <Amount {...texts} figure="1,250,000" concealed />,
        },
      },
      {
        name: 'Meter',
        states: Object.fromEntries(
          [0, 40, 100, 120].map((value) => [
            `${value} of 100`,
            <Meter
              key={value}
              label={say('Daily limit')}
              value={value}
              maximum={100}
              text={say(`${value} of 100 used`)}
            />,
          ]),
        ),
      },
      {
        name: 'RollingNumber',
        states: {
          content: <RollingNumber figure="123,456,789" />,
          paused: <RollingNumber figure="123,456,789" paused />,
        },
      },
    ]
  },
}
