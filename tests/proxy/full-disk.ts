import { browserAt, unthrottled } from './proxy-harness.ts'
import { proxyMain } from './real-proxy.ts'

const credentials = { id: 'demo', pw: 'demo1234' }

/** A file size limit with room for the tables and some sessions. */
export const onFullDisk = (file: string) =>
  ({
    command: [
      'sh',
      '-c',
      `trap '' XFSZ; ulimit -f 320; exec "$0" "$1"`,
      process.execPath,
      proxyMain,
    ],
    env: { ...unthrottled, SESSION_STORE: file },
  }) as const

/** Signs in until a login cannot be stored, and returns that answer. */
export async function fillUp(url: string) {
  for (let count = 0; count < 100; count += 1) {
    const answer = await browserAt(url).post('user-do-login', credentials)
    if (answer.status !== 200) return answer
  }
  return null
}
