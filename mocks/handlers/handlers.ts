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

/** Handlers by operation; others get the fallback answer. */
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
