// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { watchResources } from './watch-resources.ts'

test('listeners and intervals of a page count until the page releases them', () => {
  const window = new JSDOM('<ul></ul>').window
  const unreleased = new Map<string, number>()
  const { setInterval: repeat, clearInterval: stop } = watchResources(window, unreleased, {
    setInterval: () => 7,
    clearInterval: () => undefined,
  })
  const list = window.document.querySelector('ul')
  const hear = () => undefined
  list?.addEventListener('scroll', hear, { passive: true })
  list?.addEventListener('scroll', hear, { passive: true })
  window.addEventListener('focus', hear)
  window.document.addEventListener('click', hear, true)
  const id = repeat(hear, 250)
  expect([...unreleased]).toEqual([
    ['scroll passive of ul', 1],
    ['focus of the window', 1],
    ['an interval of 0.25 s', 1],
  ])
  list?.removeEventListener('scroll', hear)
  stop(id)
  stop(id)
  window.removeEventListener('focus', () => undefined)
  expect([...unreleased]).toEqual([
    ['scroll passive of ul', 0],
    ['focus of the window', 1],
    ['an interval of 0.25 s', 0],
  ])
})
