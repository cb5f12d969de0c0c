import { session } from '../../generated/answers/session.ts'
import { guest } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { pageToken } from '../../http/page-token.ts'
import { parseResponse } from '../../http/parse-response.ts'

/**
 * Tells the server that the member is active: the session call renews a session. Resolves with whether
 * this page's session still is. One that began since, of whomever, is another page's: its token is not
 * kept, or what is done here would be done for that member.
 */
export const renewSession = (options: CallOptions = {}): Promise<boolean> =>
  parseResponse(
    session,
    guest.POST('/api/routes/session', { body: {}, ...options }),
    (answer) => answer.status === 'authenticated' && answer.token === pageToken()?.token,
  )
