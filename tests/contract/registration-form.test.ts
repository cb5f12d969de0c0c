import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validators } from '../../proxy/http/validators.ts'
import { registrationLimits } from '../../src/features/registration/registration.api.ts'
import {
  fieldErrorOf,
  registrationOf,
  fields,
} from '../../src/features/registration/registration.model.ts'
import type { Draft } from '../../src/features/registration/registration.model.ts'

const near = (...texts: string[]) =>
  fc.oneof(
    fc.constantFrom(...texts),
    fc.string({ unit: fc.constantFrom(...'aZ09-+ 한😀'), maxLength: 45 }),
  )
const drafts = fc
  .record({
    id: near('newbie1', 'abcd', 'abc'),
    password: near('secret-pass-1', '12345678', '1234567'),
    nick: near('새회원', '새', '😀😀', '   ', '새\u0000회'),
    phone: near('010-9876-5432', '+82-10-1234', '12345'),
    bankName: near('신한은행', '', ' '),
    bankOwner: near('이새롬', '', ' '),
    bankNumber: near('110-123-456789', '1234'),
    code: near('MARU', 'MARU_01', ''),
  })
  .map((draft): Draft => ({ ...draft, passwordAgain: draft.password }))

const wireOf = (draft: Draft) => {
  const { password, bankName, bankNumber, ...rest } = registrationOf(draft, null)
  return { ...rest, pw: password, bankname: bankName, banknum: bankNumber }
}

test('R-REG-01 the registration form accepts exactly what the contract accepts', () => {
  const seen = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(drafts, (draft) => {
      const isTaken = validators.RegisterRequest(wireOf(draft))
      seen[isTaken ? 'taken' : 'refused'] += 1
      const isValid = fields.every(
        (field) => fieldErrorOf(draft, field, registrationLimits) === null,
      )
      expect(isValid).toBe(isTaken)
    }),
    { numRuns: 2_000 },
  )
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(0)
})
