import type { LogEntry } from '../ports.ts'

/** Beyond so many places the log has told enough. */
const MAX_PLACES = 1_000

/** Logs what was dropped from the backend's answers, each place of a route once. */
export function createDroppedFieldsLog(log: (entry: LogEntry) => void) {
  const told = new Set<string>()
  return (requestId: string, route: string, places: Iterable<string>): void => {
    const details: string[] = []
    for (const place of places) {
      const key = `${route} ${place}`
      if (told.has(key) || told.size >= MAX_PLACES) continue
      told.add(key)
      details.push(place)
    }
    if (details.length === 0) return
    log({ level: 'warn', event: 'answer_reduced', requestId, route, details })
  }
}
