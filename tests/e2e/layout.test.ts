import { layoutFaults } from '../support/layout/check-screen.ts'
import type { Look } from '../support/layout/check-screen.ts'
import { screenOf } from '../support/screens.ts'
import { expect, test } from '../support/story.ts'
import { still } from '../support/visitor.ts'

test.use({ contextOptions: still })

/** A sample of `npm run test:matrix`: each role, width, and kind of screen; the longest languages. */
const looks: readonly Look[] = [
  { screen: screenOf('/'), role: 'guest', width: 320, language: 'vn' },
  { screen: screenOf('/limits'), role: 'member', width: 390, language: 'en' },
  { screen: screenOf('/register'), role: 'guest', width: 390, language: 'th' },
  { screen: screenOf('/deposit'), role: 'member', width: 1440, language: 'en' },
  { screen: screenOf('/slot'), role: 'member', width: 768, language: 'pseudo' },
]

for (const look of looks) {
  const { screen, role, width, language } = look
  test(`a ${role} opens ${screen.path} in “${language}”, ${width} px wide: nothing moves, all fits, axe finds nothing`, async ({
    page,
    baseURL,
    mock,
  }) => {
    await mock.reset('rich')
    expect(await layoutFaults(page, baseURL ?? '', look)).toEqual([])
  })
}
