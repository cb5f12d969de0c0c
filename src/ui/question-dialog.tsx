import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type QuestionDialogProps = {
  title: string
  yes: string
  no: string
  onYes: () => void
  /** Also when the dialog is left by Escape. */
  onNo: () => void
}

/** A question to be answered by yes or no. */
export const QuestionDialog = ({ title, yes, no, onYes, onNo }: QuestionDialogProps) => (
  <Dialog
    open
    kind="question"
    title={title}
    onDismiss={onNo}
    actions={
      <>
        <Button onClick={onNo}>{no}</Button>
        <Button variant="main" onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  />
)
