import { expect, test } from 'vitest'
import { reportedFailure } from './error-screen.tsx'

const from = (search: string) => reportedFailure(new URLSearchParams(search))

test('R-NAV-01 the error screen hands on the code and the request that its address names', () => {
  expect(from('code=backend_timeout&requestId=01-ab.c')).toEqual({
    code: 'backend_timeout',
    requestId: '01-ab.c',
  })
})

test.each(['', 'code=', 'code=call+0900-1234', 'code=%3Cb%3E', `code=${'a'.repeat(81)}`])(
  'an address made up by others (%s) puts no words of theirs on the screen',
  (search) => {
    expect(from(search)).toEqual({ code: 'unknown', requestId: null })
  },
)
