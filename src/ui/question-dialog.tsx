import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type QuestionDialogProps = {
  title: string
  yes: string
  no: string
  /** `quiet` gives both answers the same look: for a yes that cancels a withdrawal or continues playing. */
  variant?: 'main' | 'quiet'
  /** What the answer is about, below the title. */
  children?: ReactNode
  onYes: () => void
  onNo: () => void
}

export const QuestionDialog = ({
  title,
  yes,
  no,
  variant = 'main',
  children,
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
  >
    {children}
  </Dialog>
)
