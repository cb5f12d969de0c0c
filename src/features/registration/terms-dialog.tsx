import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OperatorText } from '../operator-text/operator-text.tsx'

export type TermsDialogProps = { terms: string; onAgree: () => void; onClose: () => void }

export const TermsDialog = ({ terms, onAgree, onClose }: TermsDialogProps) => {
  const t = useT()
  return (
    <Dialog
      open
      roomy
      title={t('register.terms.title')}
      onDismiss={onClose}
      closeLabel={t('dialog.button.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.button.close')}</Button>
          <Button variant="main" onClick={onAgree}>
            {t('register.terms.agree')}
          </Button>
        </>
      }
    >
      <OperatorText>{terms}</OperatorText>
    </Dialog>
  )
}
