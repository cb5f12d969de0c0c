import { locales } from '#site/i18n/locales.ts'
import type { Locale } from '#site/i18n/locales.ts'
import { camelCase, pascalCase, spacedName } from './names.ts'
import { EXAMPLE } from './operation-files.ts'
import type { ScaffoldRequest } from './scaffold-request.ts'

/** The text of a screen without items. */
const EMPTY: Readonly<Partial<Record<Locale, string>>> & { readonly ko: string } = {
  ko: '아직 아무것도 없어요',
  en: 'Nothing here yet',
  vn: 'Chưa có gì ở đây',
  jp: 'まだ何もありません',
  cn: '暂无内容',
  th: 'ยังไม่มีรายการ',
}

const titleId = (name: string): string => `${camelCase(name)}.page.title`
const emptyId = (name: string): string => `${camelCase(name)}.empty.title`

const emptyScreen = (name: string): string =>
  `import { useT } from '../../i18n/language.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'

export const ${pascalCase(name)}Screen = () => {
  const t = useT()
  return (
    <Page title={t('${titleId(name)}')}>
      <Panel>
        <EmptyState title={t('${emptyId(name)}')} />
      </Panel>
    </Page>
  )
}
`

const listScreen = (name: string): string =>
  `import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useT } from '../../i18n/language.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { ${camelCase(name)}Queries } from './${name}.api.ts'
import type { ${pascalCase(name)}Item } from './${name}.api.ts'

const Items = ({ items }: { items: readonly ${pascalCase(name)}Item[] }) => (
  <ul>
    {items.map(({ id, title }) => (
      <li key={id}>{title}</li>
    ))}
  </ul>
)

export const ${pascalCase(name)}Screen = () => {
  const t = useT()
  const list = useQuery(${camelCase(name)}Queries.list())
  return (
    <Page title={t('${titleId(name)}')}>
      <QueryBoundary query={list} skeleton={<RowsSkeleton />}>
        {(items) => (
          <Panel>
            {items.length === 0 ? (
              <EmptyState title={t('${emptyId(name)}')} />
            ) : (
              <Items items={items} />
            )}
          </Panel>
        )}
      </QueryBoundary>
    </Page>
  )
}
`

const emptyTest = (name: string): string =>
  `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { word } from '../../../tests/support/words.ts'
import { ${pascalCase(name)}Screen } from './${name}-screen.tsx'

test('a member opens the screen and reads that nothing is there yet', async () => {
  await renderSite(<${pascalCase(name)}Screen />)
  expect(screen.getByRole('heading').textContent).toBe(word('${titleId(name)}'))
  expect(screen.getByText(word('${emptyId(name)}'))).toBeDefined()
})
`

const listTest = (name: string): string =>
  `import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { setPageToken } from '../../http/page-token.ts'
import { ${pascalCase(name)}Screen } from './${name}-screen.tsx'

beforeEach(() => setPageToken({ token: 'page-token', userId: 'demo' }))

test('a member sees the items', async () => {
  answerCalls(() => ok({ status: 'success', list: [{ id: 1, title: '${EXAMPLE}' }] }))
  await renderSite(<${pascalCase(name)}Screen />)
  expect((await screen.findByRole('listitem')).textContent).toBe('${EXAMPLE}')
})

test('a member without items reads so', async () => {
  answerCalls(() => ok({ status: 'success', list: [] }))
  await renderSite(<${pascalCase(name)}Screen />)
  expect(await screen.findByText(word('${emptyId(name)}'))).toBeDefined()
})

test('a member whose items cannot be had now tries again', async () => {
  const answers = [
    () => problem(500, 'internal_fault'),
    () => ok({ status: 'success', list: [{ id: 1, title: '${EXAMPLE}' }] }),
  ]
  answerCalls(() => answers.shift()?.() ?? problem(500, 'internal_fault'))
  const { user } = await renderSite(<${pascalCase(name)}Screen />)
  await user.click(await screen.findByRole('button', { name: word('failure.button.retry') }))
  expect((await screen.findByRole('listitem')).textContent).toBe('${EXAMPLE}')
})
`

export const screenFile = ({ kind, name }: ScaffoldRequest): string =>
  kind === 'operation' ? listScreen(name) : emptyScreen(name)

export const screenTest = ({ kind, name }: ScaffoldRequest): string =>
  kind === 'operation' ? listTest(name) : emptyTest(name)

export const manifestFile = ({ kind, name }: ScaffoldRequest): string =>
  `import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/${name}',
  access: 'member',
  component: async () => (await import('./${name}-screen.tsx')).${pascalCase(name)}Screen,
  title: '${titleId(name)}',
  messages: ['${name}'],
  shows: { text: '${kind === 'operation' ? EXAMPLE : EMPTY.ko}' },
} as const satisfies Screen
`

const inAllLanguages = (text: (language: Locale) => string): string =>
  (Object.keys(locales) as Locale[])
    .map((language) => `    ${language}: ${text(language)}`)
    .join('\n')

export const messagesFile = ({ name }: ScaffoldRequest): string =>
  `places:
  ${camelCase(name)}: on the page ${spacedName(name).toLowerCase()}

messages:
  ${emptyId(name)}:
${inAllLanguages((language) => EMPTY[language] ?? 'Nothing here yet')}

  ${titleId(name)}:
${inAllLanguages(() => spacedName(name))}
`
