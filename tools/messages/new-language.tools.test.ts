import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { copyTree, runIn } from '../../tests/support/copied-tree.ts'

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))
const list = 'src/i18n/locales.ts'
let copy = ''

afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

test(
  'R-I18N-01 R-I18N-03 a line in the list adds a language, which is in English and not in the menu until it is complete',
  { timeout: 120_000 },
  async () => {
    copy = await copyTree(repositoryRoot)
    const read = (path: string) => readFileSync(join(copy, path), 'utf8')
    const line = "  id: { tag: 'id', name: 'Bahasa Indonesia', groupMark: '.', menu: 5 },\n"
    writeFileSync(join(copy, list), read(list).replace(/^\} as const satisfies/m, `${line}$&`))

    const { code, output } = await runIn(copy, 'scripts/messages.ts')
    const count = Object.keys(JSON.parse(read('src/i18n/compiled/texts/ko.json')) as object).length
    expect({ code, output }).toEqual({
      code: 0,
      output:
        `id: ${count} of ${count} texts are missing, and are shown in English. ` +
        'The language menu lacks it until then: npm run messages -- --export id\n',
    })
    for (const part of ['', '.rest', '.member'])
      expect(read(`src/i18n/compiled/id${part}.json`)).toBe(
        read(`src/i18n/compiled/en${part}.json`),
      )
    expect(read('src/i18n/compiled/complete-locales.ts')).not.toContain("'id'")
    const checks = [
      ['scripts/messages.ts', '--check'],
      ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.site.json', '--noEmit'],
    ] as const
    for (const [main, ...args] of checks)
      expect(await runIn(copy, main, ...args)).toMatchObject({ code: 0 })
  },
)
