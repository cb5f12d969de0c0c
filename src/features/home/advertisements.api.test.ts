import { expect, test } from 'vitest'
import { answerCalls, ok } from '../../../tests/support/wire.ts'
import { getAdvertisements } from './advertisements.api.ts'

const pathFor = async (place: string) => {
  const advertisement = { id: 1, title: '이벤트', content: '매일', place }
  answerCalls(() => ok({ status: 'success', list: [advertisement] }))
  const [{ path, ...rest } = { path: undefined }] = await getAdvertisements()
  expect(rest).toEqual({ id: 1, title: '이벤트', content: '매일' })
  return path
}

test.each(['/', '/comp', '/slot/EVO_Live', '/notices?page=2'])(
  'an advertisement leads to the screen %s',
  async (place) => {
    expect(await pathFor(place)).toBe(place)
  },
)

test.each([
  '//other.example',
  '///other.example',
  '/\\other.example',
  '/\t/other.example',
  '/\n\\other.example',
  'https://other.example/',
  'javascript:alert(1)',
  'other.example',
  'comp',
  '',
])('an advertisement for %j leads nowhere', async (place) => {
  expect(await pathFor(place)).toBeNull()
})
