// oxlint-disable-next-line typescript/triple-slash-reference -- jsdom has no types of its own
/// <reference path="../screen/untyped-modules.d.ts" />
import { JSDOM, VirtualConsole } from 'jsdom'
import { expect, test } from 'vitest'
import { isLook } from './look.ts'
import { pageLines } from './page-lines.ts'
import { readPage } from './page-reader.ts'

const open = (body: string) =>
  new JSDOM(`<html lang="ko"><title>Maru</title><body>${body}</body></html>`, {
    url: 'http://localhost:5173/deposit?from=menu',
    virtualConsole: new VirtualConsole(),
  }).window

const perceived = (body: string) => pageLines(open(body)).filter((line) => !isLook(line))

test('a field says its value, its limits, its help and whether it is right', () => {
  const lines = perceived(`
    <main class="page"><form aria-label="Deposit">
      <input aria-label="Amount" value="5" inputmode="numeric" maxlength="9" required readonly
        aria-invalid="true" aria-describedby="help">
      <p id="help">Too little</p>
      <button aria-busy="true" disabled>Send</button>
      <button type="button" aria-pressed="false" aria-expanded="true">Hide</button>
      <select aria-label="Way"><option>Bank<option selected disabled>Coin</select>
    </form></main>`)
  expect(lines).toEqual([
    'address /deposit?from=menu',
    'title "Maru"',
    'language ko',
    'pages in history: 1',
    'form "Deposit"',
    '  textbox "Amount"; = "5"; inputmode "numeric"; maxlength "9"; invalid; required; read-only; described "Too little"',
    '  "Too little"',
    '  button "Send"; submits; disabled; busy',
    '  button "Hide"; expanded; not pressed',
    '  combobox "Way"; = "Coin"',
    '    option "Bank"',
    '    option "Coin"; chosen; disabled',
  ])
})

test('what nobody perceives has no lines, and names of styles are counted', () => {
  const window = open(
    '<p hidden>A</p><dialog>B</dialog><p class="bad big">C</p><i class="bad"></i>',
  )
  expect(pageLines(window).slice(4)).toEqual([
    '"C"',
    'look <dialog> ×1',
    'look [hidden=] ×1',
    'look bad ×2',
    'look big ×1',
  ])
})

test('every attribute is compared: a long one by its digest, one that names an element by its presence', () => {
  const long = 'a'.repeat(70)
  const looks = (src: string) =>
    pageLines(open(`<p id="x"></p><img width="9" aria-details="x" src="${src}">`)).filter(isLook)
  expect(looks(long)).toEqual([
    'look [aria-details] ×1',
    'look [id] ×1',
    expect.stringMatching(/^look \[src=a{60}… \([\da-f]{6}\)\] ×1$/),
    'look [width=9] ×1',
  ])
  expect(looks(`${long.slice(1)}b`)).not.toEqual(looks(long))
})

test('a page that is read again has what has changed since', async () => {
  const window = open('<ul><li>One</li></ul><label>Name <input></label>')
  const reader = readPage(window)
  reader.lines()
  const before = reader.changes()
  const { document } = window
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li>Two</li>')
  const field = document.querySelector('input')
  if (field === null) throw new Error('The page has no field.')
  field.value = 'Demo'
  field.focus()
  await Promise.resolve()
  expect(reader.changes()).toBeGreaterThan(before)
  expect(reader.lines()).toEqual(pageLines(window))
  expect(reader.lines().slice(4)).toEqual([
    'list',
    '  listitem',
    '    "One"',
    '  listitem',
    '    "Two"',
    '"Name"',
    'textbox "Name"; = "Demo"; focused',
    'look <input> ×1',
    'look <label> ×1',
    'look <li> ×2',
    'look <ul> ×1',
  ])
})

test('a caret is said if it is not behind all that is typed', () => {
  const window = open('<label>Name <input value="Demo"></label>')
  const field = window.document.querySelector('input')
  field?.focus()
  field?.setSelectionRange(4, 4)
  expect(pageLines(window)[5]).not.toContain('caret')
  field?.setSelectionRange(1, 3)
  expect(pageLines(window)[5]).toContain('caret 1 to 3')
})
