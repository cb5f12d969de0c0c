import type { Break } from './layers.ts'
import { moneyBreaks } from './money.ts'
import { requestBreaks } from './requests.ts'
import { rulesBreaks } from './rules.ts'
import { sessionBreaks } from './sessions.ts'
import { shapeBreaks } from './shape.ts'
import { stateBreaks } from './state.ts'
import { transportBreaks } from './transport.ts'

/** Backends with one fault each, by kind. */
export const zoo: Readonly<Record<string, readonly Break[]>> = {
  shape: shapeBreaks,
  transport: transportBreaks,
  sessions: sessionBreaks,
  requests: requestBreaks,
  state: stateBreaks,
  rules: rulesBreaks,
  money: moneyBreaks,
}
