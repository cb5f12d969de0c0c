import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { connectionLoss } from '../../../tests/support/session-page.ts'
import { word } from '../../../tests/support/words.ts'
import { LoginForm } from './login-form.tsx'

const field = (name: 'id' | 'password') =>
  screen.getByLabelText<HTMLInputElement>(word(`login.field.${name}`))
const submit = () => screen.getByRole('button', { name: word('login.button.submit') })

test('R-SESS-03 a visitor who leaves both fields empty sees which are missing, and nothing is sent', async () => {
  const { page, user } = await renderSite(<LoginForm />)
  await user.click(submit())
  expect(page.signIn.calls).toEqual([])
  for (const name of ['id', 'password'] as const) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(word(`login.field.${name}.missing`))).toBeDefined()
  }
  await user.type(field('id'), 'd')
  expect(field('id').getAttribute('aria-invalid')).toBe(null)
})

test('R-SESS-02 Enter submits once, however often it is pressed while the login is on its way', async () => {
  const { page, user } = await renderSite(<LoginForm />)
  await user.type(field('id'), ' demo ')
  await user.type(field('password'), ' demo1234{Enter}{Enter}')
  expect(page.signIn.calls.map(({ input }) => input)).toEqual([
    { id: 'demo', password: ' demo1234' },
  ])
  expect(submit().getAttribute('aria-busy')).toBe('true')
})

test('R-SESS-04 a failed login says why, keeps what was typed, and can be tried again', async () => {
  const { page, user } = await renderSite(<LoginForm />)
  await user.type(field('id'), 'demo')
  await user.type(field('password'), 'demo1234{Enter}')
  await act(() => page.signIn.fail(connectionLoss))
  expect(screen.getByText(word('login.failure'))).toBeDefined()
  expect([field('id').value, field('password').value]).toEqual(['demo', 'demo1234'])
  await user.click(submit())
  expect(page.signIn.calls).toHaveLength(2)
})

test('a visitor can read the password that they typed, and hide it again', async () => {
  const { user } = await renderSite(<LoginForm />)
  await user.type(field('password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: word('login.password.show') }))
  expect(field('password').type).toBe('text')
  await user.click(screen.getByRole('button', { name: word('login.password.hide') }))
  expect(field('password').type).toBe('password')
})
