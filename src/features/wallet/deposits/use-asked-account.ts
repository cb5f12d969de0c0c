import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSingleMutation } from '../../../failures/use-single-mutation.ts'
import { inquiryQueries } from '../../inquiries/inquiries.queries.ts'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { askedAccount, keepAskedAccount } from './asked-account.storage.ts'
import { depositMutations } from './deposits.queries.ts'

/** The member's question for the account, and its answer once there is one. */
export const useAskedAccount = (isWanted: boolean) => {
  const userId = useSession(playerOf)?.userId ?? ''
  const [id, setId] = useState(() => askedAccount(userId))
  const ask = useSingleMutation({
    ...depositMutations.askAccount(),
    onSuccess: ({ id: asked }) => {
      if (asked === null) return
      keepAskedAccount(userId, String(asked))
      setId(String(asked))
    },
  })
  const list = useQuery({
    ...inquiryQueries.list(),
    enabled: isWanted && id !== null,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => String(one.id) === id && one.answeredAt === null) ? 10_000 : 0,
  })
  const inquiry = list.data?.find((one) => String(one.id) === id) ?? null
  const isGone = id !== null && list.data !== undefined && inquiry === null
  const canAsk = id === null || isGone || inquiry?.answeredAt != null
  return { ask, inquiry, canAsk, isFirst: canAsk && inquiry === null }
}

export type AskedAccountState = ReturnType<typeof useAskedAccount>
