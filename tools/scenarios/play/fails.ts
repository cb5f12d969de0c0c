import { setTimeout } from 'node:timers/promises'
import type { Result } from '../run/run-scenario.ts'

/** Whether a scenario fails, also by what is thrown where nothing catches it, such as in a timer. */
export async function fails(play: () => Promise<Result>): Promise<boolean> {
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtException', note)
  const isFailed = await play().then(
    ({ failure }) => failure !== null,
    () => true,
  )
  // Rejections are reported afterwards.
  await setTimeout(1)
  process.off('uncaughtException', note)
  return isFailed || uncaught.length > 0
}
