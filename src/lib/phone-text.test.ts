import { expect, test } from 'vitest'
import { phoneText } from './phone-text.ts'

test.each([
  ['+8215550100', '+82 1555-0100'],
  ['+8225550100', '+82 2-555-0100'],
  ['+82255501000', '+82 2-5550-1000'],
  ['+821055501000', '+82 10-5550-1000'],
  ['+82315550100', '+82 31-555-0100'],
  ['+82-1555-0100', '+82-1555-0100'],
  ['+12025550100', '+12025550100'],
  ['1336', '1336'],
])('the phone number %s is written %s', (number, text) => {
  expect(phoneText(number)).toBe(text)
})
