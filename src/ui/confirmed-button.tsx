import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'
import { QuestionDialog } from './question-dialog.tsx'

export type ConfirmedButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  label: string
  question: string
  no: string
  onConfirm: () => void
  icon?: ReactNode
}

/** A button that asks for confirmation, for actions that cannot be undone. */
export const ConfirmedButton = ({
  label,
  question,
  no,
  onConfirm,
  ...button
}: ConfirmedButtonProps) => {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={question}
          yes={label}
          no={no}
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false)
            onConfirm()
          }}
        />
      )}
    </>
  )
}
