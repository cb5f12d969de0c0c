import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { QuestionDialog } from './question-dialog.tsx'

const ask = () => {
  const answers: string[] = []
  render(
    <QuestionDialog
      title="Log out?"
      yes="Yes"
      no="No"
      onYes={() => answers.push('yes')}
      onNo={() => answers.push('no')}
    />,
  )
  return answers
}

test('R-CALL-08 a question interrupts, offers the safe answer first, and takes either', async () => {
  const answers = ask()
  expect(screen.getByRole('alertdialog', { name: 'Log out?' })).toBeDefined()
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['No', 'Yes'])
  for (const button of buttons) await userEvent.click(button)
  expect(answers).toEqual(['no', 'yes'])
})

test('R-CALL-08 leaving a question by Escape is a No', () => {
  const answers = ask()
  const cancel = new Event('cancel', { cancelable: true })
  screen.getByRole('alertdialog').dispatchEvent(cancel)
  expect([answers, cancel.defaultPrevented]).toEqual([['no'], true])
})
