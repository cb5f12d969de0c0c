import type { Socket } from 'node:net'
import { clientNetwork, plainAddress } from '../../core/client-address.ts'
import type { ConnectionLimits } from './connection-limits.ts'

export function createClientRoom(
  { connectionsOfAClient }: Pick<ConnectionLimits, 'connectionsOfAClient'>,
  isGateway: (address: string) => boolean,
) {
  const counts = new Map<string, number>()
  const release = (client: string) => {
    const left = (counts.get(client) ?? 1) - 1
    if (left > 0) counts.set(client, left)
    else counts.delete(client)
  }
  return {
    /** Counts a connection until it closes; false: its client has as many as it may have. */
    take: (socket: Socket): boolean => {
      const address = plainAddress(socket.remoteAddress ?? '') ?? ''
      const client = clientNetwork(address)
      const count = counts.get(client) ?? 0
      const isLimited = connectionsOfAClient > 0 && !isGateway(address)
      if (isLimited && count >= connectionsOfAClient) return false
      counts.set(client, count + 1)
      socket.once('close', () => release(client))
      return true
    },
  }
}
