import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const MAX_ROW = 200

test('no table row of a Markdown file is too long to read in an editor', () => {
  const files = globSync('{*.md,{docs,openapi,proxy,tools,examples,src,tests}/**/*.md}', {
    cwd: repositoryRoot,
    exclude: ['**/node_modules/**'],
  })
  expect(files).toContain('docs/security.md')
  const long = files.flatMap((file) =>
    readFileSync(join(repositoryRoot, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.trimStart().startsWith('|') && line.length > MAX_ROW
          ? [`${file}:${index + 1}: ${line.length} characters, use a list`]
          : [],
      ),
  )
  expect(long).toEqual([])
})
