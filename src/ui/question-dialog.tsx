import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type QuestionDialogProps = {
  title: string
  yes: string
  no: string
  /** `quiet` gives both answers one look: for a yes that undoes a withdrawal or goes on playing. */
  variant?: 'main' | 'quiet'
  onYes: () => void
  /** Also when the dialog is left by Escape. */
  onNo: () => void
}

/** A question to be answered by yes or no. */
export const QuestionDialog = ({
  title,
  yes,
  no,
  variant = 'main',
  onYes,
  onNo,
}: QuestionDialogProps) => (
  <Dialog
    open
    kind="question"
    title={title}
    onDismiss={onNo}
    actions={
      <>
        <Button onClick={onNo}>{no}</Button>
        <Button variant={variant} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  />
)
