import boat from './art/page-boat.svg'
import chips from './art/page-chips.svg'
import coins from './art/page-coins.svg'
import crown from './art/page-crown.svg'
import koi from './art/page-koi.svg'
import lanterns from './art/page-lanterns.svg'
import owl from './art/page-owl.svg'
import stopwatch from './art/page-stopwatch.svg'

/** Behind the head of the page that a guest sees instead of a member's page. */
export const pageArt = {
  boat,
  chips,
  coins,
  crown,
  koi,
  lanterns,
  owl,
  stopwatch,
} as const
