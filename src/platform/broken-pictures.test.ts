// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { hideBrokenPictures } from './broken-pictures.ts'

test('a picture that breaks without a connection is hidden, and is loaded again when it returns', () => {
  hideBrokenPictures()
  document.body.innerHTML = '<img src="/art.svg" alt=""><img src="/fine.svg" alt="">'
  const [art, fine] = document.querySelectorAll('img')
  const loads: string[] = []
  const setAttribute = art!.setAttribute.bind(art)
  art!.setAttribute = (name, value) => {
    loads.push(`${name} ${value}`)
    setAttribute(name, value)
  }
  art!.dispatchEvent(new Event('error'))
  fine!.dispatchEvent(new Event('load'))
  expect([art!.style.visibility, fine!.style.visibility]).toEqual(['hidden', ''])
  dispatchEvent(new Event('online'))
  expect(loads).toEqual(['src /art.svg'])
  art!.dispatchEvent(new Event('load'))
  expect(art!.style.visibility).toBe('')
})
