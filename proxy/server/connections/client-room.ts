import type { Socket } from 'node:net'
import { clientNetworks, plainAddress } from '../../http/client-address.ts'
import type { ClientNetwork } from '../../http/client-address.ts'
import type { ConnectionLimits } from './connection-limits.ts'

export function createClientRoom(
  { connectionsOfAClient }: Pick<ConnectionLimits, 'connectionsOfAClient'>,
  isGateway: (address: string) => boolean,
) {
  const counts = new Map<string, number>()
  const add = (networks: readonly ClientNetwork[], step: 1 | -1) => {
    for (const { name } of networks) {
      const count = (counts.get(name) ?? 0) + step
      if (count > 0) counts.set(name, count)
      else counts.delete(name)
    }
  }
  const hasRoom = ({ name, factor }: ClientNetwork) =>
    (counts.get(name) ?? 0) < connectionsOfAClient * factor
  return {
    /** Counts a connection until it closes; false: one of its networks has as many as it may have. */
    take: (socket: Socket): boolean => {
      const address = plainAddress(socket.remoteAddress ?? '') ?? ''
      const networks = clientNetworks(address)
      const isLimited = connectionsOfAClient > 0 && !isGateway(address)
      if (isLimited && !networks.every(hasRoom)) return false
      add(networks, 1)
      socket.once('close', () => add(networks, -1))
      return true
    },
  }
}
