import { errorCode } from '../../src/lib/error-code.ts'

const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|(ERR_TLS|ERR_SSL|UNABLE_TO)_.*|.*CERT.*)$/
const BROKEN = /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/

/** Whether an error occurred before the connection was made, for example when no local port was free. */
export const hasNeverConnected = (error: unknown): boolean => {
  const syscall = error instanceof Error && 'syscall' in error ? error.syscall : null
  return (
    syscall === 'connect' || syscall === 'getaddrinfo' || NEVER_CONNECTED.test(errorCode(error))
  )
}

/** Whether the connection broke; whether the backend received the request is unknown. */
export const isBroken = (error: unknown): boolean => BROKEN.test(errorCode(error))
