import { join } from 'node:path'
import { assignParts, messageLocations, readMessageFiles } from '#messages'
import { expect, test } from 'vitest'
import { codeGraph } from './code-graph.ts'
import { readScreens } from '../../scripts/screens/read-screens.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const files = readMessageFiles(repositoryRoot)
const screens = await readScreens(repositoryRoot)
const { partOf } = assignParts(files, screens)
const { fileOf } = messageLocations(files)
const graph = codeGraph()

/** Message ids in a component's code, by declaration; computed ids are not found. */
function messagesNamedFrom(declaration: string): ReadonlyMap<string, string> {
  const seen = new Set<string>()
  const named = new Map<string, string>()
  const next = [declaration]
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (seen.has(one)) continue
    seen.add(one)
    const { texts, declarations } = graph.namesOf(one)
    for (const text of texts)
      if (fileOf(text)) named.set(text, one.slice(`${repositoryRoot}/`.length))
    next.push(...declarations)
  }
  return named
}

const walked = screens.flatMap(({ file, screen, component }) =>
  component === null
    ? []
    : [
        {
          file,
          screen,
          named: messagesNamedFrom(`${join(repositoryRoot, component.file)}#${component.name}`),
        },
      ],
)

test('R-I18N-03 no screen that a guest sees names a message that only members load', () => {
  const late = walked.flatMap(({ file, screen, named }) =>
    [...named].flatMap(([id, by]) =>
      screen.access === 'guest' && partOf(id) === 'member' ? [`${file}: ${id}, by ${by}`] : [],
    ),
  )
  expect(late).toEqual([])
})

const home = screens.find(({ screen }) => screen.path === '/')
/** Groups that no screen needs to list, because every page has them or they load themselves. */
const onEachPage = new Set([
  ...(home?.screen.messages ?? []),
  ...files.flatMap(({ group, part }) => (part === undefined ? [] : [group])),
])

test.each(walked)('$file names the groups of messages that its code names', ({ screen, named }) => {
  const groups = [...named.keys()].flatMap((id) => {
    const file = fileOf(id)
    return file === undefined || file.messages[id]?.part !== undefined ? [] : [file.group]
  })
  const isOwn = (group: string) => !onEachPage.has(group)
  expect(screen.messages.filter(isOwn)).toEqual([...new Set(groups)].filter(isOwn).toSorted())
})
