import { spawnSync } from 'node:child_process'

/** Runs apt-get, as root or with sudo, in the terminal. Does not throw: callers check what is installed. */
export function runAptGet(...args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const command = isRoot ? 'apt-get' : 'sudo'
  spawnSync(command, isRoot ? args : ['-n', 'apt-get', ...args], { stdio: 'inherit', env })
}
