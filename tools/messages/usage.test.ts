import { expect, test } from 'vitest'
import { unusedAmong } from './usage.ts'

test('a message is used where it is named in quotes or made by a template', () => {
  const ids = [
    'home.title',
    'home.lead',
    'failure.internal.title',
    'failure.internal.body',
    'gameOpening.leadsTo.deposit',
    'msg_auth_error',
  ]
  const sources = [
    `t('home.title'); <Text id="home.lead" />`,
    'const title = `failure.${error.kind}.title`; const address = `${host}`',
    't(`gameOpening.leadsTo.${place}`)',
    `const id: 'msg_auth_error' | 'msg2002'`,
  ]
  expect(unusedAmong(ids, sources)).toEqual(['failure.internal.body'])
  expect(unusedAmong(ids, [])).toEqual(ids)
})
