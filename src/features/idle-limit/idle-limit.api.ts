import { sessionShapes } from '../../generated/answers/session.ts'
import { guest } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { pageToken } from '../../http/page-token.ts'
import { parseResponse } from '../../http/parse-response.ts'

/**
 * Renews the session by the session call. Resolves with whether this page's session still exists. A session started
 * meanwhile belongs to another page, so its token is not stored; otherwise this page would act for that member.
 */
export const renewSession = (options: CallOptions = {}): Promise<boolean> =>
  parseResponse(
    sessionShapes,
    guest.POST('/api/routes/session', { body: {}, ...options }),
    (answer) => answer.status === 'authenticated' && answer.token === pageToken()?.token,
  )
