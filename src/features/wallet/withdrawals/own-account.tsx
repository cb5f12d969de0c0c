import { maskedNumber } from '../../../lib/masked-number.ts'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'

export const OwnAccount = () => {
  const player = useSession(playerOf)
  if (player === null) return null
  const { bankName, bankNumber, bankOwner } = player
  return (
    <OperatorTitle>
      {[bankName, maskedNumber(bankNumber), bankOwner].filter(Boolean).join(' ')}
    </OperatorTitle>
  )
}
