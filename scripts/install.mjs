import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Makes node_modules match package-lock.json; takes milliseconds if it does already. One of several concurrent
 * processes installs, and the others wait. Throws with the next step when npm fails.
 * @param {string} root absolute path of the repository
 */
export async function ensureInstalled(root) {
  const lock = join(root, '.cache', 'install.lock')
  let isAnnounced = false
  while (isHeld(lock) || !isInstalled(root)) {
    if (takeLock(lock)) {
      try {
        if (!isInstalled(root)) install(root)
      } finally {
        rmSync(lock, { force: true })
      }
      return
    }
    if (!isAnnounced) console.log('Another process is installing the packages; waiting for it …')
    isAnnounced = true
    await pause(250)
  }
}

/**
 * Compares the installed packages with the lock file for this platform.
 * @param {string} root
 */
export function isInstalled(root) {
  const installedPackages = readPackages(join(root, 'node_modules', '.package-lock.json'))
  const lockedPackages = readPackages(join(root, 'package-lock.json'))
  if (!installedPackages || !lockedPackages) return false
  if (!existsSync(join(root, 'node_modules', '.bin', 'node'))) return false
  const isComplete = Object.entries(lockedPackages).every(
    ([path, { version, optional }]) =>
      path === '' ||
      (installedPackages[path] ? installedPackages[path].version === version : optional === true),
  )
  return isComplete && Object.keys(installedPackages).every((path) => path in lockedPackages)
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** @param {string} root */
function install(root) {
  console.log('Installing packages (npm ci) …')
  // Warnings concern the system's Node, which only runs npm.
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0 && isInstalled(root)) return
  throw new Error(
    `npm ci did not finish (${error?.message ?? `exit code ${String(status)}`}). ` +
      'What it printed above says why; is the package registry reachable?',
  )
}

/**
 * Takes the lock; false: another process has it. Removes the lock of a dead owner.
 * @param {string} lock
 */
function takeLock(lock) {
  mkdirSync(dirname(lock), { recursive: true })
  if (existsSync(lock) && !isHeld(lock)) rmSync(lock, { force: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** @param {string} lock */
function isHeld(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    // An empty lock is being written.
    return owner > 0 ? isAlive(owner) : Date.now() - statSync(lock).mtimeMs < 5_000
  } catch {
    return false
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
