import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { newcomer } from '../../../tests/support/newcomer.ts'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { ConfirmPanel } from './register-form.tsx'
import { RegisterScreen } from './register-screen.tsx'

beforeEach(() => sessionStorage.clear())

const typed = {
  id: newcomer.id,
  nick: newcomer.nick,
  phone: newcomer.phone,
  bankName: newcomer.bankname,
  bankOwner: newcomer.bankOwner,
  bankNumber: newcomer.banknum,
  password: newcomer.pw,
  passwordAgain: newcomer.pw,
} as const

type FieldName = keyof typeof typed
type Answers = Readonly<Record<string, () => Response>>

const settings = {
  status: 'success',
  minimumAge: 19,
  terms: '<p>본인 명의로만</p>',
  banks: [
    { nameKo: '국민은행', nameEn: 'KB Kookmin Bank' },
    { nameKo: '신한은행', nameEn: 'Shinhan Bank' },
  ],
  support: [{ address: 'mailto:help@maru.example?subject=x' }, { address: 'javascript:alert(1)' }],
}

const usual: Answers = {
  'get-reg-domain': () => ok({ status: 'cant_find_code' }),
  'get-site-settings': () => ok(settings),
}

const field = (name: FieldName | 'code') =>
  screen.getByLabelText<HTMLInputElement>(word(`register.field.${name}`))
const checkbox = (name: 'age' | 'terms') =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name:
      name === 'age' ? word('register.confirm.age', { age: '19' }) : word('register.confirm.terms'),
  })
const descriptionOf = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

/** Until the checks of a press are answered and its step is shown. */
const answered = async () => {
  const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))
  await act(nextTask)
  const isIdle = () => expect(screen.queryByRole('button', { busy: true })).toBe(null)
  await waitFor(isIdle, { timeout: 30_000 })
}

const openForm = async (answers: Answers = {}) => {
  const all = { ...usual, ...answers }
  const sent = answerCalls((path) => (all[path.slice(12)] ?? (() => ok({ status: 'success' })))())
  const site = await renderSite(<RegisterScreen />)
  const goOn = async () => {
    const next = screen.queryByRole('button', { name: /^다음: / })
    if (next) await site.user.click(next)
    await answered()
  }
  const fillIn = async (changes: Partial<Record<FieldName, string>> = {}) => {
    for (const [name, text] of Object.entries({ ...typed, ...changes })) {
      const input = field(name as FieldName)
      if (input.closest('[hidden]')) await goOn()
      if (input.closest('[hidden]')) return
      if (input.tagName === 'SELECT') {
        await site.user.selectOptions(input, text)
        continue
      }
      // Each typed letter renders the form again.
      act(() => input.focus())
      await site.user.paste(text)
    }
  }
  const confirm = async () => {
    await site.user.click(checkbox('age'))
    await site.user.click(checkbox('terms'))
  }
  const submit = async () => {
    await site.user.click(screen.getByRole('button', { name: word('register.button.submit') }))
    await answered()
  }
  const registrations = () => sent.filter(({ path }) => path.endsWith('user-register'))
  await waitFor(() => expect(field('bankName')).not.toHaveProperty('length', 1))
  return { ...site, fillIn, goOn, confirm, submit, registrations }
}

beforeAll(() => ConfirmPanel.prepare())

test('R-REG-01 a pasted text is read whole, with all that is left out of it', async () => {
  const { fillIn } = await openForm()
  const pasted = {
    nick: '가나다라마바사아자차카타'.normalize('NFD'),
    phone: '+82 (0)10 - 1234 - 5678',
    bankNumber: [...'110222333444'].join('\u200B\u2060'),
  }
  await fillIn(pasted)
  expect([field('nick').value, field('phone').value, field('bankNumber').value]).toEqual([
    '가나다라마바사아자차카타',
    '+82-0-10-1234-5678',
    '110222333444',
  ])
})

test('R-REG-01 a number that is too long is called wrong, not shortened', async () => {
  const { fillIn } = await openForm()
  await fillIn({ phone: '0'.repeat(21) })
  expect(field('phone').value).toBe('0'.repeat(21))
  expect(descriptionOf(field('phone'))).toContain(word('register.field-error.phone'))
})

test('R-REG-01 a visitor who leaves the id learns whether it is available', async () => {
  const { user } = await openForm({ 'check-user-id': () => ok({ status: 'alread_have_user' }) })
  await user.type(field('id'), 'demo')
  await user.tab()
  await waitFor(() =>
    expect(descriptionOf(field('id'))).toEqual([
      word('register.refusal.id'),
      word('register.hint.id'),
    ]),
  )
  await user.type(field('nick'), '새회원')
  await user.tab()
  await waitFor(() => expect(descriptionOf(field('nick'))).toEqual([word('register.check.free')]))
})

test('R-REG-01 each error is shown at its field, the first one gets the focus, and nothing is sent', async () => {
  const { fillIn, submit, registrations, user } = await openForm()
  await fillIn({ passwordAgain: 'another-pass-1', phone: 'phone' })
  expect(document.activeElement).toBe(field('phone'))
  expect(descriptionOf(field('phone'))[0]).toBe(word('register.field-error.phone'))
  expect(field('nick').getAttribute('aria-invalid')).toBe(null)
  await user.clear(field('phone'))
  await fillIn({ passwordAgain: 'another-pass-1', id: '', nick: '' })
  await submit()
  expect(document.activeElement).toBe(field('passwordAgain'))
  expect(descriptionOf(field('passwordAgain'))).toEqual([
    word('register.field-error.passwordAgain'),
  ])
  expect(registrations()).toEqual([])
})

test('R-REG-01 a visitor registers with the code of the address that they came by', async () => {
  const partner = { 'get-reg-domain': () => ok({ status: 'success', code: 'MARU' }) }
  const { fillIn, confirm, submit, registrations } = await openForm(partner)
  await waitFor(() => expect(field('code').value).toBe('MARU'))
  expect(field('code').readOnly).toBe(true)
  await fillIn()
  await confirm()
  await submit()
  await screen.findByText(word('register.done.title'))
  expect(registrations().map(({ body }) => body)).toEqual([newcomer])
  const focused = document.activeElement
  expect(focused).not.toBe(document.body)
  expect(focused?.textContent).toContain(word('register.done.text'))
})

test('R-REG-01 a registration without an answer keeps its input and can be sent again', async () => {
  const { fillIn, confirm, submit, registrations } = await openForm({
    'user-register': () => problem(504, 'backend_timeout'),
  })
  await fillIn()
  await confirm()
  await submit()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(word('failure.timeout.title'))
  expect(field('id').value).toBe(newcomer.id)
  await submit()
  expect(registrations()).toHaveLength(2)
})

test('R-REG-01 nothing is sent before age and terms are confirmed, and each says what is missing', async () => {
  const { fillIn, confirm, submit, registrations, user } = await openForm()
  await fillIn()
  await submit()
  expect(document.activeElement).toBe(checkbox('age'))
  expect(descriptionOf(checkbox('age'))).toEqual([word('register.confirm.error')])
  expect(descriptionOf(checkbox('terms'))).toEqual([word('register.confirm.error')])
  await user.click(checkbox('age'))
  expect(descriptionOf(checkbox('age'))).toEqual([undefined])
  await submit()
  expect(document.activeElement).toBe(checkbox('terms'))
  expect(registrations()).toEqual([])
  await user.click(checkbox('age'))
  await confirm()
  await submit()
  await screen.findByText(word('register.done.title'))
  expect(registrations()).toHaveLength(1)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:help@maru.example?subject=x', '/login'])
  expect(screen.getByRole('link', { name: 'help@maru.example' })).toBeDefined()
})

test.each([
  ['alread_have_user', 'id', 'register.refusal.id'],
  ['alread', 'nick', 'register.refusal.nick'],
  ['cant_find_code', 'code', 'register.refusal.code'],
] as const)('R-REG-01 the answer %s is shown at the field %s', async (status, name, message) => {
  const { fillIn, confirm, submit } = await openForm({ 'user-register': () => ok({ status }) })
  await fillIn()
  await confirm()
  await submit()
  await waitFor(() => expect(descriptionOf(field(name))[0]).toBe(word(message)))
})

test('R-REG-01 without the operator’s settings the bank is typed, and nothing is sent unseen', async () => {
  const { goOn, submit, registrations, user } = await openForm({
    'get-site-settings': () => problem(500, 'internal_fault'),
  })
  for (const [name, text] of Object.entries(typed)) {
    if (field(name as FieldName).closest('[hidden]')) await goOn()
    await user.type(field(name as FieldName), text)
  }
  await submit()
  expect(registrations()).toEqual([])
  expect(screen.getByRole('button', { name: word('failure.button.retry') })).toBeDefined()
})

test.each([
  ['id', 'check-user-id', 'alread_have_user', 'register.refusal.id'],
  ['nick', 'check-user-nick', 'alread', 'register.refusal.nick'],
] as const)(
  'R-REG-01 a taken %s is reported at its field, before the next step, until another is typed',
  async (name, route, status, message) => {
    let answer: string = status
    const { fillIn, goOn, user } = await openForm({ [route]: () => ok({ status: answer }) })
    await fillIn()
    await waitFor(() => expect(descriptionOf(field(name))[0]).toBe(word(message)))
    expect(document.activeElement).toBe(field(name))
    await goOn()
    expect(field('bankOwner').closest('[hidden]')).not.toBe(null)
    answer = 'success'
    await user.clear(field(name))
    await user.type(field(name), 'another1')
    await goOn()
    await waitFor(() => expect(field('bankOwner').closest('[hidden]')).toBe(null))
  },
)

test('R-REG-01 an id that could not be checked is reported once before the next step', async () => {
  const { user } = await openForm({ 'check-user-id': () => problem(500, 'internal_fault') })
  await user.type(field('nick'), typed.nick)
  await user.type(field('phone'), typed.phone)
  await user.type(field('id'), `${typed.id}{Enter}`)
  await waitFor(() => expect(descriptionOf(field('id'))).toEqual([word('register.check.unknown')]))
  expect(field('bankOwner').closest('[hidden]')).not.toBe(null)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field('bankOwner').closest('[hidden]')).toBe(null))
})

test('R-REG-01 names and numbers are shown and sent in one form, however they were typed', async () => {
  const { fillIn, confirm, submit, registrations } = await openForm()
  await fillIn({
    nick: `새\u200B회원`.normalize('NFD'),
    phone: '０１０ 9876.5432',
    bankOwner: ` 이새롬\u3164`.normalize('NFD'),
    bankNumber: '110 123 ๔๕๖๗๘๙',
  })
  expect(field('phone').value).toBe('010-9876-5432')
  await confirm()
  await submit()
  await screen.findByText(word('register.done.title'))
  const { code: _, ...sent } = newcomer
  expect(registrations().map(({ body }) => body)).toEqual([sent])
})
