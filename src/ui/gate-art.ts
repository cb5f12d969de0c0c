import comp from './art/gate-comp.svg'
import deposit from './art/gate-deposit.svg'
import devices from './art/gate-devices.svg'
import game from './art/gate-game.svg'
import help from './art/gate-help.svg'
import limits from './art/gate-limits.svg'
import login from './art/gate-login.svg'
import note from './art/gate-note.svg'
import notice from './art/gate-notice.svg'
import register from './art/gate-register.svg'
import user from './art/gate-user.svg'
import withdraw from './art/gate-withdraw.svg'

/** Pictures of covers, 560 by 600; a whole cover is in the middle. */
export const gateArt = {
  comp,
  deposit,
  devices,
  game,
  help,
  limits,
  login,
  note,
  notice,
  register,
  user,
  withdraw,
} as const
