import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageOf, readRequirements } from './requirements/coverage.ts'
import { titlesIn } from './requirements/titles.ts'
import { repositoryRoot } from './repository/repository-root.ts'

const testFiles = globSync('{src,proxy,mocks,tools,scripts,tests}/**/*.test.{ts,tsx}', {
  cwd: repositoryRoot,
})
  .filter((file) => !file.startsWith('scripts/requirements/'))
  .sort()

const tests = testFiles.flatMap((file) =>
  titlesIn(file, readFileSync(join(repositoryRoot, file), 'utf8')).map((title) => ({
    file,
    title,
  })),
)
const table = readFileSync(join(repositoryRoot, 'docs/requirements.md'), 'utf8')
const {
  requirements,
  testsByRequirement: testsById,
  faults,
} = coverageOf(readRequirements(table), tests)

for (const { id, stage } of requirements) {
  const testsOfId = testsById.get(id) ?? []
  const files = [...new Set(testsOfId.map(({ file }) => file))].join(' ')
  console.log(
    `${id.padEnd(11)} ${stage.padEnd(5)} ${String(testsOfId.length).padStart(3)}  ${files}`,
  )
}
for (const fault of faults) console.error(fault)
console.log(`${requirements.length} requirements, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
