import { readFileSync } from 'node:fs'
import { NotHar, parseHar } from '@maru/contract-verify/read-har'
import { readProperty } from '../../src/lib/json.ts'
import { SettingsError } from '../../src/proxy/core/settings-table.ts'
import { describeReplay } from '../control/traffic/describe-replay.ts'
import type { MockWorlds } from '../worlds.ts'

/**
 * Replays a HAR file in the default world.
 * @returns lines about what is replayed, skipped, and breaks the contract
 * @throws SettingsError or CommandRefused
 */
export async function replayFile(worlds: MockWorlds, file: string): Promise<string> {
  try {
    const har = parseHar(readFileSync(file, 'utf8'))
    const result = await worlds.perform({ command: 'replay', log: readProperty(har, 'log') })
    return describeReplay(result)
  } catch (error) {
    const isExpected = error instanceof NotHar || (error as { code?: unknown }).code !== undefined
    if (!isExpected) throw error
    throw new SettingsError(`--har ${file}: ${(error as Error).message}`)
  }
}
