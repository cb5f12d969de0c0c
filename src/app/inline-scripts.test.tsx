import { fireEvent } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { keepEarlyPresses } from './inline-scripts.ts'

afterEach(() => document.body.replaceChildren())

test('presses before the code is loaded take effect afterwards, and a form is submitted once', () => {
  document.body.innerHTML =
    '<button>menu</button><form><button type="submit">log in</button></form>'
  const [menu, submit] = document.querySelectorAll('button')
  menu!.type = 'button'
  keepEarlyPresses()
  for (const button of [submit!, menu!, submit!, submit!]) fireEvent.click(button)
  const play = window.takeEarlyPresses!()
  const happened: string[] = []
  menu!.addEventListener('click', () => happened.push('menu'))
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault()
    happened.push('login')
  })
  play()
  play()
  expect(happened).toEqual(['login', 'menu'])
})
