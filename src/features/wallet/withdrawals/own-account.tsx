import { maskedNumber } from '../../../lib/masked-number.ts'
import { useSession } from '../../session/session.context.tsx'
import { playerOf } from '../../session/session.selectors.ts'
import { OperatorTitle } from '../../operator-text/operator-title.tsx'
import { BankName } from '../../site-settings/bank-name.tsx'

export const OwnAccount = () => {
  const player = useSession(playerOf)
  if (player === null) return null
  const { bankName, bankNumber, bankOwner } = player
  return (
    <>
      <BankName>{bankName}</BankName> <span>{maskedNumber(bankNumber)}</span>{' '}
      <OperatorTitle>{bankOwner}</OperatorTitle>
    </>
  )
}
