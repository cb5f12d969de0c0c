import { layoutFaults } from '../support/layout/check-screen.ts'
import type { Look } from '../support/layout/check-screen.ts'
import { testUnmovedInPieces } from '../support/layout/page-in-pieces.ts'
import { throttledFaults } from '../support/layout/throttled-visit.ts'
import type { ThrottledVisit } from '../support/layout/throttled-visit.ts'
import { unbrokenFaults } from '../support/layout/unbroken-texts.ts'
import type { UnbrokenLook } from '../support/layout/unbroken-texts.ts'
import { requestDeposit } from '../support/money-forms.ts'
import { screenOf } from '../support/screens.ts'
import { steer } from '../support/steer.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, phone, still } from '../support/visitor.ts'

test.use({ contextOptions: still })

/** A sample of `npm run test:matrix`: each role, width and kind of screen, in the longest languages. */
const looks: readonly Look[] = [
  { screen: screenOf('/'), role: 'guest', widths: [320], language: 'vn' },
  { screen: screenOf('/limits'), role: 'member', widths: [390], language: 'en' },
  { screen: screenOf('/register'), role: 'guest', widths: [390], language: 'th' },
  { screen: screenOf('/deposit'), role: 'member', widths: [1440], language: 'en' },
  { screen: screenOf('/slot'), role: 'member', widths: [768], language: 'pseudo' },
]

for (const look of looks) {
  const { screen, role, widths, language } = look
  test(`a ${role} opens ${screen.path} in “${language}”, ${widths[0]} px wide: nothing moves, all fits, axe finds nothing`, async ({
    page,
    baseURL,
    mock,
  }) => {
    await mock.reset('rich')
    expect(await layoutFaults(page, baseURL ?? '', look)).toEqual([])
  })
}

/** A sample of `npm run test:matrix`: how a waiting deposit is paid, and the nickname in the drawer. */
const unbrokenLooks: readonly UnbrokenLook[] = [
  { screen: screenOf('/deposit'), role: 'member', widths: [360] },
  { screen: screenOf('/user'), role: 'member', widths: [360] },
]

for (const look of unbrokenLooks) {
  const { screen, role, widths } = look
  test(`R-NAV-01 no server text pushes a control of ${screen.path} out, ${widths[0]} px wide, for a ${role}`, async ({
    page,
    baseURL,
    stage,
  }) => {
    await steer(stage.mockUrl, { command: 'approval', automatic: false })
    if (screen.path === '/deposit') {
      await becomeMember(page, baseURL ?? '', demo)
      await requestDeposit(page, '가상 계좌')
    }
    expect(await unbrokenFaults(page, baseURL ?? '', look)).toEqual([])
  })
}

/** A sample: pages on which something arrived late. */
const throttledVisits: readonly ThrottledVisit[] = [
  { screen: screenOf('/'), visitor: 'session', width: 390 },
  { screen: screenOf('/register'), visitor: 'session', width: 1440 },
  { screen: screenOf('/deposit'), visitor: 'member', width: 768 },
]

for (const visit of throttledVisits) {
  const { screen, visitor, width } = visit
  test(`nothing moves on ${screen.path}, ${width} px wide, on slow 4G with a slow processor, for a ${visitor === 'session' ? 'member with only the session cookie' : visitor}`, async ({
    page,
    baseURL,
  }) => {
    expect(await throttledFaults(page, baseURL ?? '', visit)).toEqual([])
  })
}

testUnmovedInPieces(['/', '/register'])
testUnmovedInPieces(['/casino'], phone)
