import type { Handlers } from './contract.ts'
import { conversionHandlers } from './conversion.handlers.ts'
import { depositHandlers } from './deposit.handlers.ts'
import { inquiryHandlers } from './inquiry.handlers.ts'
import { lobbyHandlers } from './lobby.handlers.ts'
import { noteHandlers } from './note.handlers.ts'
import { noticeHandlers } from './notice.handlers.ts'
import { passwordHandlers } from './password.handlers.ts'
import { payHandlers } from './pay.handlers.ts'
import { playHandlers } from './play.handlers.ts'
import { registrationHandlers } from './registration.handlers.ts'
import { sessionHandlers } from './session.handlers.ts'
import { withdrawalHandlers } from './withdrawal.handlers.ts'

/** The handlers by operation. One that has none is answered by what the contract says of it. */
export const handlers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...passwordHandlers,
  ...conversionHandlers,
  ...inquiryHandlers,
  ...noteHandlers,
  ...noticeHandlers,
  ...lobbyHandlers,
  ...playHandlers,
  ...depositHandlers,
  ...withdrawalHandlers,
  ...payHandlers,
} satisfies Partial<Handlers>
