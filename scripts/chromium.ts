import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runAptGet } from './apt.ts'

// The headless shell is the same engine without browser windows and needs a third less CPU.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Flags for every Chromium of the tests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of a Chromium: `CHROMIUM_PATH`, or a system one; null: none. */
export function findChromium(): string | null {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) {
    if (isExecutable(configuredPath)) return configuredPath
    throw new Error(
      `CHROMIUM_PATH=${configuredPath} cannot be run: give the path of a Chromium or Chrome.`,
    )
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidatePaths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidatePaths, ...macPaths].find(isExecutable) ?? null
}

/** Debian's packages; some systems have only the whole browser. */
const packages = ['chromium-headless-shell', 'chromium']

/** Thai, Korean, Japanese and Chinese fonts, because fallback fonts have other widths. */
const fonts = ['fonts-thai-tlwg', 'fonts-noto-cjk']

/** True on systems other than Debian, or if the fonts are installed. */
const hasFonts = (): boolean => {
  const { error, status } = spawnSync('dpkg', ['-s', ...fonts], { stdio: 'ignore' })
  return error !== undefined || status === 0
}

function ensureFonts(): void {
  if (hasFonts()) return
  console.log(`Installing the fonts ${fonts.join(', ')} (apt-get) …`)
  runAptGet('update', '-q')
  runAptGet('install', '-y', '-q', '--no-install-recommends', ...fonts)
  if (!hasFonts()) console.warn('The fonts could not be installed: some signs are shown as boxes.')
}

/**
 * Path of a Chromium; installs one by apt-get if missing.
 * @throws with the next step in the message
 */
export function ensureChromium(): string {
  ensureFonts()
  const executable = findChromium()
  if (executable) return executable
  runAptGet('update', '-q')
  for (const name of packages) {
    console.log(`No Chromium found; installing the package "${name}" (apt-get) …`)
    runAptGet('install', '-y', '-q', '--no-install-recommends', name)
    const installedPath = findChromium()
    if (installedPath) return installedPath
  }
  throw new Error(
    'No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}
