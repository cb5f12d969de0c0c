import type { Behaviour } from './contract.ts'
import { conversionBehaviours } from './conversion.behaviours.ts'
import { inquiryBehaviours } from './inquiry.behaviours.ts'
import { lobbyBehaviours } from './lobby.behaviours.ts'
import { noteBehaviours } from './note.behaviours.ts'
import { passwordBehaviours } from './password.behaviours.ts'
import { payBehaviours } from './pay.behaviours.ts'
import { playBehaviours } from './play.behaviours.ts'
import { registrationBehaviours } from './registration.behaviours.ts'
import { requestBehaviours } from './request.behaviours.ts'
import { sessionBehaviours } from './session.behaviours.ts'

export const behaviours: ReadonlyMap<string, Behaviour> = new Map(
  [
    ...sessionBehaviours,
    ...registrationBehaviours,
    ...passwordBehaviours,
    ...conversionBehaviours,
    ...inquiryBehaviours,
    ...noteBehaviours,
    ...lobbyBehaviours,
    ...playBehaviours,
    ...requestBehaviours,
    ...payBehaviours,
  ].map((behaviour) => [behaviour.operationId, behaviour]),
)
