import { screen as homeScreen } from '../../features/home/home.screen.ts'
import { screen as accessibilityScreen } from '../../features/accessibility/accessibility.screen.ts'
import { screen as errorScreen } from '../../failures/error.screen.ts'
import { screen as loginScreen } from '../../features/session/login.screen.ts'
import { screen as registerScreen } from '../../features/registration/register.screen.ts'
import { screen as notFoundScreen } from '../../failures/not-found.screen.ts'
import { screen as betsScreen } from '../../features/bets/bets.screen.ts'
import { screen as casinoScreen } from '../../features/lobby/casino.screen.ts'
import { screen as compScreen } from '../../features/comp/comp.screen.ts'
import { screen as depositScreen } from '../../features/wallet/deposits/deposit.screen.ts'
import { screen as devicesScreen } from '../../features/devices/devices.screen.ts'
import { screen as gameScreen } from '../../features/bets/game.screen.ts'
import { screen as helpScreen } from '../../features/inquiries/help.screen.ts'
import { screen as limitsScreen } from '../../features/protection/limits.screen.ts'
import { screen as noteScreen } from '../../features/notes/note.screen.ts'
import { screen as noticeScreen } from '../../features/notices/notice.screen.ts'
import { screen as searchScreen } from '../../features/lobby/search.screen.ts'
import { screen as slotScreen } from '../../features/lobby/slot.screen.ts'
import { screen as slotGamesScreen } from '../../features/lobby/slot-games.screen.ts'
import { screen as sportScreen } from '../../features/lobby/sport.screen.ts'
import { screen as userScreen } from '../../features/member/user.screen.ts'
import { screen as withdrawScreen } from '../../features/wallet/withdrawals/withdraw.screen.ts'

/** The manifests of all screens, for tests: those for guests first, by path. */
export const manifests = [
  homeScreen,
  accessibilityScreen,
  errorScreen,
  loginScreen,
  registerScreen,
  notFoundScreen,
  betsScreen,
  casinoScreen,
  compScreen,
  depositScreen,
  devicesScreen,
  gameScreen,
  helpScreen,
  limitsScreen,
  noteScreen,
  noticeScreen,
  searchScreen,
  slotScreen,
  slotGamesScreen,
  sportScreen,
  userScreen,
  withdrawScreen,
] as const
