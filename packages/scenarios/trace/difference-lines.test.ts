import { expect, test } from 'vitest'
import { differenceLines } from './difference-lines.ts'

const before = [
  'main',
  '  form "Deposit"',
  '    textbox "Amount"; = "50,000"; focused',
  '    button "Send"; submits',
  'status',
]

test('what a button becomes while a form is sent is said by its place and its name', () => {
  const after = [
    'main',
    '  form "Deposit"',
    '    textbox "Amount"; = "50,000"',
    '    button "Send"; disabled; busy; focused',
    'status',
  ]
  expect(differenceLines(before, after)).toEqual([
    'in main > form "Deposit"',
    '~ textbox "Amount": −focused',
    '~ button "Send": +disabled +busy +focused −submits',
  ])
})

test('what is new stands whole, and what is gone in a few lines', () => {
  const after = ['main', '  alert', '    "Sent; nothing else"', 'status', '  "Done"']
  expect(differenceLines(before, after)).toEqual([
    'in main',
    '- form "Deposit"',
    '-   textbox "Amount"; = "50,000"; focused',
    '-   button "Send"; submits',
    '+ alert',
    '+   "Sent; nothing else"',
    'in status',
    '+ "Done"',
  ])
  expect(differenceLines(before, ['status'])).toEqual([
    '- main',
    '-   form "Deposit"',
    '-     textbox "Amount"; = "50,000"; focused',
    '-     button "Send"; submits',
  ])
  expect(differenceLines([...before, 'list', '  listitem'], [])).toContain('- … (4 more)')
})

test('a page that stays as it is has no lines', () => {
  expect(differenceLines(before, [...before])).toEqual([])
})
