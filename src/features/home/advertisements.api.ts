import { getAdvertisement } from '../../generated/answer-shapes.ts'
import { guest } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

/** `place` is where the operator wants it shown. */
export type Advertisement = Content<typeof getAdvertisement, 'success'>['list'][number]

/** The operator's advertisements, for guests too. */
export const getAdvertisements = (options: CallOptions = {}): Promise<readonly Advertisement[]> =>
  parseSuccess(
    getAdvertisement,
    guest.POST('/api/routes/get-advertisement', { body: {}, ...options }),
    ({ list }) => list,
  )
