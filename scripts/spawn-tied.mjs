import { spawn } from 'node:child_process'

/** Environment variable with the file descriptor of the pipe to the parent. */
export const PIPE = 'MARU_PARENT_PIPE'
const FD = 3

const preload = new URL('end-with-parent.mjs', import.meta.url).href

/**
 * Starts a Node program that ends when this process dies, also by SIGKILL: it gets SIGTERM then, and SIGKILL 12 s later.
 *
 * @param {string} node
 * @param {readonly string[]} args the program and its arguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, detached?: boolean,
 *   stdio: readonly ['ignore' | 'inherit', number | 'inherit' | 'pipe', number | 'inherit' | 'pipe'] }} options
 */
export function spawnTied(node, args, { env = process.env, stdio, ...options }) {
  const child = spawn(node, ['--import', preload, ...args], {
    ...options,
    env: { ...env, [PIPE]: String(FD) },
    stdio: [...stdio, 'pipe'],
  })
  const pipe = /** @type {import('node:net').Socket | null | undefined} */ (child.stdio[FD])
  // A grandchild may keep its end open; this process does not wait for it.
  pipe?.on('error', () => undefined).unref()
  return child
}
