import type { Command } from '../../mocks/control/commands.ts'

/**
 * Sends a command to the mock backend over HTTP.
 * @throws Error with its refusal
 */
export async function sendCommand(mockUrl: string, command: Command): Promise<void> {
  const response = await fetch(`${mockUrl}/__mock/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  })
  if (!response.ok)
    throw new Error(`${command.command} was refused: ${response.status} ${await response.text()}`)
}
