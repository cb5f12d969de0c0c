import { judge, layoutFaults, roles, widths } from '../support/layout/check-screen.ts'
import type { Look } from '../support/layout/check-screen.ts'
import { screenOf, screens } from '../support/screens.ts'
import { matrixUnless, test } from '../support/story.ts'
import { still } from '../support/visitor.ts'

test.use({ contextOptions: still })

/** Each role, width and kind of screen, in the longest languages. */
const sample: readonly Look[] = [
  { screen: screenOf('/'), role: 'guest', widths: [320], language: 'vn' },
  { screen: screenOf('/limits'), role: 'member', widths: [390], language: 'en' },
  { screen: screenOf('/register'), role: 'guest', widths: [390], language: 'th' },
  { screen: screenOf('/deposit'), role: 'member', widths: [1440], language: 'en' },
  { screen: screenOf('/slot'), role: 'member', widths: [768], language: 'pseudo' },
]

/** The longest texts at every width, and the texts of most players on a phone. */
const matrix: readonly Look[] = screens.flatMap((screen) =>
  roles.flatMap((role): Look[] => [
    { screen, role, widths, language: 'pseudo' },
    { screen, role, widths: [390], language: 'ko' },
  ]),
)

for (const look of [...sample, ...matrix]) {
  const name = `${look.screen.path} ${look.role} ${look.language} ${look.widths.join(' ')}`
  test(
    `${name}: nothing moves, all fits, axe finds nothing`,
    matrixUnless(sample.includes(look)),
    async ({ page, baseURL, mock }) => {
      await mock.reset('rich')
      judge(await layoutFaults(page, baseURL ?? '', look))
    },
  )
}
