import type { Command } from '../../mocks/control/commands.ts'

/**
 * Sends a command to the mock backend over HTTP.
 * @throws Error with its refusal
 */
export async function steer(mockUrl: string, command: Command): Promise<void> {
  const answer = await fetch(`${mockUrl}/__mock/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  })
  if (!answer.ok)
    throw new Error(`${command.command} was refused: ${answer.status} ${await answer.text()}`)
}
