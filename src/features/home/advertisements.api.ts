import { getAdvertisement } from '../../generated/answer-shapes.ts'
import { guest } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess, requireItemId } from '../../http/parse-response.ts'

/** `place` is where the operator wants it shown. */
export type Advertisement = {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly place: string
}

/** The operator's advertisements, for guests too. */
export const getAdvertisements = (options: CallOptions = {}): Promise<readonly Advertisement[]> =>
  parseSuccess(
    getAdvertisement,
    guest.POST('/api/routes/get-advertisement', { body: {}, ...options }),
    ({ list }) => list.map(requireItemId),
  )
