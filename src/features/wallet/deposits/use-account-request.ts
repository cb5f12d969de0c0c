import { useQuery } from '@tanstack/react-query'
import { useSingleMutation } from '../../../failures/use-single-mutation.ts'
import { inquiryQueries } from '../../inquiries/inquiries.queries.ts'
import { depositMutations } from './deposits.queries.ts'

/** The member's last question for the account, from any device, and its answer once there is one. */
export const useAccountRequest = (isWanted: boolean) => {
  const ask = useSingleMutation(depositMutations.askAccount())
  const requestedId = ask.data?.id ?? null
  const list = useQuery({
    ...inquiryQueries.list(),
    enabled: isWanted,
    refetchInterval: ({ state }) => {
      const last = state.data?.find(({ kind, id }) => kind === 'account' || id === requestedId)
      return last?.answeredAt === null ? 10_000 : false
    },
  })
  const inquiry =
    list.data?.find(({ kind, id }) => kind === 'account' || id === requestedId) ?? null
  const canAsk = inquiry === null || inquiry.answeredAt !== null
  return { ask, inquiry, canAsk, isFirst: inquiry === null }
}

export type AccountRequestState = ReturnType<typeof useAccountRequest>
