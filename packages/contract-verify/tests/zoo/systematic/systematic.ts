import { accessClasses } from './access.ts'
import { effectClasses } from './effects.ts'
import { exposureClasses } from './exposure.ts'
import { httpClasses } from './http.ts'
import { keyClasses } from './keys.ts'
import { moneyClasses } from './money.ts'
import { pageClasses } from './pages.ts'
import { requestClasses } from './requests.ts'
import { specimensOf } from './specimen.ts'
import type { Specimen } from './specimen.ts'
import { textClasses } from './texts.ts'
import { timeClasses } from './times.ts'
import { tokenClasses } from './tokens.ts'

export const faultClasses = [
  ...accessClasses,
  ...tokenClasses,
  ...moneyClasses,
  ...keyClasses,
  ...pageClasses,
  ...textClasses,
  ...timeClasses,
  ...httpClasses,
  ...exposureClasses,
  ...requestClasses,
  ...effectClasses,
]

export const specimens = (seed: number): readonly Specimen[] =>
  faultClasses.flatMap((one) => specimensOf(one, seed))
