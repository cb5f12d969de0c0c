import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PLACE = /file:\/\/\/?\S*?\/((?:mocks|src|proxy|tools|panel)\/[^\s:)]+):(\d+)/
const THROWN = /^(?:Uncaught )?(\w*Error): (.+)$/m

/**
 * Plain words for a program that crashed because handwritten code no longer follows the generated: place, operation,
 * reason and remedy. Null: the output is no crash of such code.
 */
export function crashWords(root: string, output: string): string | null {
  const [, file, line] = PLACE.exec(output) ?? []
  const [, , reason] = THROWN.exec(output) ?? []
  if (file === undefined || reason === undefined || !existsSync(join(root, file))) return null
  const code = readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1]?.trim() ?? ''
  const [, response] = /\b([A-Z]\w*?)(?:Response|Body)\b/.exec(code) ?? []
  const operation =
    response === undefined
      ? ''
      : ` It reads ${response.charAt(0).toLowerCase()}${response.slice(1)}.`
  return `The contract's files are written, and ${file} line ${line} does not follow them: ${reason}.${operation}
  ${code}
Give the line the names that the contract has now, and run \`npm run typecheck\` for the others. A backend with other
names needs no change of the contract: docs/your-backend.md describes the backend map.
`
}
