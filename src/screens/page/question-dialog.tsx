import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export type QuestionDialogProps = {
  title: string
  onYes: () => void
  /** Also when the dialog is left by Escape. */
  onNo: () => void
}

/** A question to be answered by yes or no. */
export const QuestionDialog = ({ title, onYes, onNo }: QuestionDialogProps) => {
  const t = useT()
  return (
    <Dialog
      open
      kind="question"
      title={title}
      onDismiss={onNo}
      actions={
        <>
          <Button onClick={onNo}>{t('dialog.button.no')}</Button>
          <Button variant="main" onClick={onYes}>
            {t('dialog.button.yes')}
          </Button>
        </>
      }
    />
  )
}
