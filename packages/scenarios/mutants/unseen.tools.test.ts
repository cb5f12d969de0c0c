import ts from 'typescript'
import { expect, test } from 'vitest'
import { mutationsOf } from './mutations.ts'

function faultsIn(code: string): readonly string[] {
  const source = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    found.push(...mutationsOf(node, 'src/features/a/a.ts').map(({ words }) => words))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('a pause between steps is no fault, and when there is one neither', () => {
  expect(faultsIn('function* run() { if (at % 8 === 0) yield undefined }')).toEqual([])
  expect(faultsIn('function* run() { if (at % 8 === 0) yield found }')).toHaveLength(2)
})

test('of two equal values either is the least', () => {
  expect(faultsIn('const least = () => { if (one < cost) cost = one }')).toEqual([
    'without cost = one',
  ])
  expect(faultsIn('const least = () => { if (one < cost) cost = other }')).toContain(
    '<= for one < cost',
  )
})

test('a cache of what a function reads from its key is no fault, and one of objects is', () => {
  const cached = (made: string) =>
    faultsIn(
      `function of(key) { const found = known.get(key) ?? ${made}\n known.set(key, found)\n return found }`,
    )
  expect(cached('read(key)')).not.toContain('without known.set(key, found)')
  expect(cached('new Thing(key)')).toContain('without known.set(key, found)')
  expect(cached('createActor(machine, key)')).toContain('without known.set(key, found)')
})

test('what is only faster or measured is no fault', () => {
  expect(faultsIn('const skip = limit < 1 || lackingSigns(one, other) > limit')).not.toContain(
    'only the first of limit < 1 || lackingSigns(one, other) > limit',
  )
  expect(faultsIn('const follow = () => { setLayout(next) }')).toEqual([])
  // Wrong signs would hide a name that is meant.
  expect(faultsIn('function signsOf(text) { return text > 1 && flags }')).not.toEqual([])
})
