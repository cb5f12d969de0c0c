import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { newcomer } from '../../../tests/support/newcomer.ts'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { RegisterScreen } from './register-screen.tsx'

const typed = {
  id: newcomer.id,
  password: newcomer.pw,
  passwordAgain: newcomer.pw,
  nick: newcomer.nick,
  phone: newcomer.phone,
  bankName: newcomer.bankname,
  bankOwner: newcomer.bankOwner,
  bankNumber: newcomer.banknum,
} as const

type FieldName = keyof typeof typed
type Answers = Readonly<Record<string, () => Response>>

const noPartner: Answers = { 'get-reg-domain': () => ok({ status: 'cant_find_code' }) }

const field = (name: FieldName | 'code') =>
  screen.getByLabelText<HTMLInputElement>(word(`register.field.${name}`))
const descriptionOf = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

/** Opens the screen, with `answers` by route over what a free id and nickname are answered. */
const openForm = async (answers: Answers = {}) => {
  const all = { ...noPartner, ...answers }
  const sent = answerCalls((path) => (all[path.slice(12)] ?? (() => ok({ status: 'success' })))())
  const site = await renderSite(<RegisterScreen />)
  const fillIn = async (changes: Partial<Record<FieldName, string>> = {}) => {
    for (const [name, text] of Object.entries({ ...typed, ...changes }))
      await site.user.type(field(name as FieldName), text)
  }
  const submit = () =>
    site.user.click(screen.getByRole('button', { name: word('register.button.submit') }))
  const registrations = () => sent.filter(({ path }) => path.endsWith('user-register'))
  return { ...site, fillIn, submit, registrations }
}

test('R-REG-01 a visitor who leaves the id learns whether it is available', async () => {
  const { user } = await openForm({ 'check-user-id': () => ok({ status: 'alread_have_user' }) })
  await user.type(field('id'), 'demo')
  await user.tab()
  await waitFor(() =>
    expect(descriptionOf(field('id'))).toEqual([
      word('outcome.id-taken'),
      word('register.hint.id'),
    ]),
  )
  await user.type(field('nick'), '새회원')
  await user.tab()
  await waitFor(() => expect(descriptionOf(field('nick'))).toEqual([word('register.check.free')]))
})

test('R-REG-01 what is wrong is said at its field, the first of them takes the focus, nothing is sent', async () => {
  const { fillIn, submit, registrations } = await openForm()
  await fillIn({ passwordAgain: 'another-pass-1', phone: 'phone' })
  await submit()
  expect(document.activeElement).toBe(field('passwordAgain'))
  expect(descriptionOf(field('passwordAgain'))).toEqual([
    word('register.field-error.passwordAgain'),
  ])
  expect(descriptionOf(field('phone'))[0]).toBe(word('register.field-error.phone'))
  expect(field('nick').getAttribute('aria-invalid')).toBe(null)
  expect(registrations()).toEqual([])
})

test('R-REG-01 a visitor registers with the code of the address that they came by', async () => {
  const partner = { 'get-reg-domain': () => ok({ status: 'success', code: 'MARU' }) }
  const { fillIn, submit, registrations } = await openForm(partner)
  await waitFor(() => expect(field('code').value).toBe('MARU'))
  expect(field('code').readOnly).toBe(true)
  await fillIn()
  await submit()
  await screen.findByText(word('register.done.title'))
  expect(registrations().map(({ body }) => body)).toEqual([newcomer])
  const focused = document.activeElement
  expect(focused).not.toBe(document.body)
  expect(focused?.textContent).toContain(word('register.done.text'))
})

test('R-REG-01 a registration without an answer keeps what was typed and can be sent again', async () => {
  const { fillIn, submit, registrations } = await openForm({
    'user-register': () => problem(504, 'backend_timeout'),
  })
  await fillIn()
  await submit()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(word('failure.timeout.title'))
  expect(field('id').value).toBe(newcomer.id)
  await submit()
  expect(registrations()).toHaveLength(2)
})
