import type { MachineId } from '@maru/scenarios/machines'

export const chartFiles: Readonly<Record<MachineId, URL>> = {
  session: new URL('../../docs/machines/session.svg', import.meta.url),
  healthCheck: new URL('../../docs/machines/health-check.svg', import.meta.url),
  gameOpen: new URL('../../docs/machines/game-open.svg', import.meta.url),
  notificationDialog: new URL('../../docs/machines/notification-dialog.svg', import.meta.url),
  realityCheck: new URL('../../docs/machines/reality-check.svg', import.meta.url),
  moneyRequest: new URL('../../docs/machines/money-request.svg', import.meta.url),
  idleLimit: new URL('../../docs/machines/idle-limit.svg', import.meta.url),
}
