import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const sheet = `@layer reset, ui;
@layer ui { .tile { color: red } .tile > .icon, .other .icon { width: 1px } .other { animation: turn 1s }
@media (width <= 768px) { .other { color: blue } } .tile:hover::before { content: '.other' } }
@layer ui { .wait { animation: 1s pulse } @keyframes pulse { from { opacity: 0 } } }
@keyframes turn { from { rotate: 0deg } }
:root[data-theme='light'] { color: white }`

const bare = (css: string) => css.replaceAll(/\s+/g, ' ')

test('a page keeps the rules whose classes it has, in their order, and no empty block', () => {
  const classes = new Set(['tile', 'icon', 'wait'])
  expect(bare(criticalCss(sheet, classes))).toBe(
    bare(`@layer reset, ui;
@layer ui { .tile { color: red } .tile > .icon { width: 1px } .tile:hover::before { content: '.other' } }
@layer ui { .wait { animation: 1s pulse } @keyframes pulse { from { opacity: 0 } } }
:root[data-theme='light'] { color: white }`),
  )
})
