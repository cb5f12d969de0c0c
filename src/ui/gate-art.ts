import devices from './art/gate-devices.svg'
import login from './art/gate-login.svg'
import note from './art/gate-note.svg'
import notice from './art/gate-notice.svg'
import register from './art/gate-register.svg'

/** Pictures of covers, 560 by 600; a whole cover is in the middle. */
export const gateArt = { devices, login, note, notice, register } as const
