import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Sheet } from './sheet.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  return () => vi.useRealTimers()
})
afterEach(() => vi.restoreAllMocks())

const modals = {
  dialog: (close: () => void, answer: () => void) => (
    <Dialog
      open
      title="Request?"
      onDismiss={close}
      actions={<button onClick={answer}>OK</button>}
    />
  ),
  'loading dialog': (close: () => void, answer: () => void) => (
    <Dialog open kind="loading" title="Wait" onDismiss={close}>
      <button onClick={answer}>OK</button>
    </Dialog>
  ),
  'dialog without a way out': (_: () => void, answer: () => void) => (
    <Dialog open title="Request?" actions={<button onClick={answer}>OK</button>} />
  ),
  sheet: (close: () => void, answer: () => void) => (
    <Sheet open title="Limit" closeLabel="Close" onClose={close}>
      <button onClick={answer}>OK</button>
    </Sheet>
  ),
  drawer: (close: () => void, answer: () => void) => (
    <Drawer open side="left" label="Menu" closeLabel="Close" onClose={close}>
      <button onClick={answer}>OK</button>
    </Drawer>
  ),
}

const renderOpener = (modal: keyof typeof modals, opensOn: 'click' | 'pointerdown' = 'click') => {
  // jsdom has no layout: every modal is 200 pixels wide and high.
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 200, 200),
  )
  const heard: string[] = []
  const Page = () => {
    const [isOpen, setIsOpen] = useState(false)
    const open = () => {
      heard.push('opened')
      setIsOpen(true)
    }
    const close = () => {
      heard.push('closed')
      setIsOpen(false)
    }
    return (
      <>
        <button {...(opensOn === 'click' ? { onClick: open } : { onPointerDown: open })}>
          Ask
        </button>
        {isOpen && modals[modal](close, () => heard.push('answered'))}
      </>
    )
  }
  render(<Page />)
  const send = (type: string, target: Element, x: number, y: number) =>
    fireEvent(
      target,
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }),
    )
  const press = (target: Element, x: number, y: number) => {
    for (const type of ['pointerdown', 'pointerup', 'click']) send(type, target, x, y)
  }
  const pressKey = (target: Element, name: string, repeat = false) => {
    const isTaken = !fireEvent.keyDown(target, { key: name, repeat })
    if (!isTaken && name === 'Enter' && target instanceof HTMLButtonElement) fireEvent.click(target)
  }
  return {
    heard,
    send,
    press,
    key: pressKey,
    opener: () => screen.getByRole('button', { name: 'Ask' }),
    modal: () => screen.getByRole('dialog'),
    answer: () => screen.getByRole('button', { name: 'OK' }),
    waitLongEnough: () => vi.advanceTimersByTime(600),
  }
}

test.each(Object.keys(modals) as (keyof typeof modals)[])(
  'R-ACCT-07 a double press on what opens a %s neither dismisses nor answers it',
  (modal) => {
    const one = renderOpener(modal)
    one.press(one.opener(), 300, 300)
    one.press(one.modal(), 302, 301)
    one.press(one.answer(), 302, 301)
    one.key(one.answer(), 'Enter')
    expect(one.heard).toEqual(['opened', 'answered'])
  },
)

test.each([
  ['dialog', ['opened', 'closed']],
  ['loading dialog', ['opened']],
  ['dialog without a way out', ['opened']],
  ['sheet', ['opened', 'closed']],
  ['drawer', ['opened', 'closed']],
] as const)('a later press outside a %s: %j', (modal, events) => {
  const one = renderOpener(modal)
  one.press(one.opener(), 300, 300)
  one.waitLongEnough()
  one.press(one.modal(), 100, 100)
  // Text that was selected beyond the edge is no press outside.
  one.send('pointerdown', one.modal(), 100, 100)
  one.send('click', one.modal(), 300, 300)
  expect(one.heard).toEqual(['opened'])
  one.press(one.modal(), 300, 300)
  expect(one.heard).toEqual(events)
})

test('R-ACCT-07 a press that began before a dialog opened does nothing to it, however long it takes', () => {
  const one = renderOpener('dialog', 'pointerdown')
  one.send('pointerdown', one.opener(), 300, 300)
  one.waitLongEnough()
  one.send('pointerup', one.modal(), 300, 300)
  one.send('click', one.modal(), 300, 300)
  one.send('click', one.answer(), 300, 300)
  expect(one.heard).toEqual(['opened'])
  one.press(one.answer(), 100, 100)
  expect(one.heard).toEqual(['opened', 'answered'])
})

test('R-ACCT-07 a held or doubled key does not answer the dialog that it opened', () => {
  const one = renderOpener('dialog')
  one.key(one.opener(), 'Enter')
  one.key(one.answer(), 'Enter', true)
  one.key(one.answer(), 'Enter')
  expect(one.heard).toEqual(['opened'])
  one.waitLongEnough()
  one.key(one.answer(), 'Enter', true)
  expect(one.heard).toEqual(['opened'])
  one.key(one.answer(), 'Enter')
  expect(one.heard).toEqual(['opened', 'answered'])
})

test('a held Escape closes only what it was pressed on', () => {
  const one = renderOpener('dialog')
  const closed: boolean[] = []
  const close = ({ defaultPrevented }: Event) => closed.push(!defaultPrevented)
  document.addEventListener('keydown', close)
  one.press(one.opener(), 300, 300)
  one.waitLongEnough()
  one.key(one.opener(), 'Escape')
  one.key(one.modal(), 'Escape', true)
  document.removeEventListener('keydown', close)
  expect(closed).toEqual([true])
})

test('R-ACCT-07 a member who moves the focus within a new dialog answers it by the same key at once', () => {
  const one = renderOpener('dialog')
  one.key(one.opener(), 'Enter')
  one.key(one.modal(), 'Tab')
  one.key(one.answer(), 'Enter')
  expect(one.heard).toEqual(['opened', 'answered'])
})
