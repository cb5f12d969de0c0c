import { readFileSync } from 'node:fs'
import { readProperty } from '../../src/lib/json.ts'
import { SettingsError } from '../../src/proxy/core/settings-table.ts'
import { describeReplay } from '../control/describe-replay.ts'
import { logInHar } from '../control/traffic/read-traffic.ts'
import { CommandRefused } from '../control/events/command-refused.ts'
import type { MockWorlds } from '../worlds.ts'

/**
 * Replays a HAR file in the default world.
 * @returns lines about what is replayed, skipped, and breaks the contract
 * @throws SettingsError
 */
export async function replayFile(worlds: MockWorlds, file: string): Promise<string> {
  try {
    const log = logInHar(readFileSync(file, 'utf8'))
    return describeReplay(await worlds.perform({ command: 'replay', log }))
  } catch (error) {
    const isExpected = error instanceof CommandRefused || readProperty(error, 'code') !== undefined
    if (!isExpected) throw error
    throw new SettingsError(`--har ${file}: ${(error as Error).message}`)
  }
}
