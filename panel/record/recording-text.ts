import { scenarioText } from '#scenarios/text'
import type { Recording } from './recording.ts'

export function recordingText({ title, begin, steps, unrecordable }: Recording): string {
  const missingNotes = [...new Set(unrecordable)].map(
    (operation) => `# Not in here, because no step says it: ${operation}, sent by a form.\n`,
  )
  return missingNotes.join('') + scenarioText({ title, covers: [], begin, steps })
}
