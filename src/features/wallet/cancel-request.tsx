import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '../../http/query-client.ts'
import type { Outcome } from '../../http/outcome.ts'
import { useSingleMutation } from '../../failures/use-single-mutation.ts'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { QuestionDialog } from '../../ui/question-dialog.tsx'
import { useNotifier } from '../toasts/notifier.context.tsx'
import type { Deposit } from './wallet.api.ts'

export type CancelRequestProps = {
  request: Deposit
  /** "Cancel the deposit of 50,000 won?" */
  question: string
  mutation: UseMutationOptions<Outcome, CallFailure, void>
}

/** Cancels a waiting request after confirmation; renders nothing for other requests. */
export const CancelRequest = ({ request, question, mutation }: CancelRequestProps) => {
  const t = useT()
  const { showToast } = useNotifier()
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useSingleMutation({
    ...mutation,
    // Callbacks of `mutate` would not run, because the renewed list removes this button.
    onSuccess: (outcome) =>
      showToast(
        outcome === 'done'
          ? { kind: 'success', id: 'requests.cancel.done' }
          : { kind: 'warning', id: `outcome.${outcome}` },
      ),
    onError: ({ kind }) => showToast({ kind: 'error', id: `failure.${kind}.title` }),
  })
  if (request.state !== 'waiting') return null
  const confirm = () => {
    setIsAsking(false)
    cancel.mutate()
  }
  return (
    <>
      <Button size="small" busy={cancel.isPending} onClick={() => setIsAsking(true)}>
        {t('requests.button.cancel')}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={question}
          yes={t('requests.button.cancel')}
          no={t('dialog.button.close')}
          variant="quiet"
          onYes={confirm}
          onNo={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
