import { spawnSync } from 'node:child_process'

/** Runs apt-get, as root or with sudo; its output goes to the terminal. */
export function apt(...args: readonly string[]): void {
  const [command = 'apt-get', ...rest] = [
    ...(process.getuid?.() === 0 ? [] : ['sudo', '-n']),
    'apt-get',
    ...args,
  ]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, rest, { stdio: 'inherit', env })
}
