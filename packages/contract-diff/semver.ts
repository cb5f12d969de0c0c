type Version = readonly [major: number, minor: number]

/** @throws when it is not a semantic version */
function read(version: string): Version {
  const [, major, minor] = /^(\d+)\.(\d+)\.\d+(?:[-+].*)?$/.exec(version) ?? []
  if (major === undefined || minor === undefined)
    throw new Error(`info.version is "${version}": write a semantic version, such as 1.2.0.`)
  return [Number(major), Number(minor)]
}

/** Minimum version for a breaking change: the next major, or the next minor for 0.x. */
export function nextBreaking(version: string): string {
  const [major, minor] = read(version)
  return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
}

/** Whether a version permits breaking changes compared with an earlier one. */
export function isBreakingBump(from: string, to: string): boolean {
  const [leastMajor, leastMinor] = read(nextBreaking(from))
  const [major, minor] = read(to)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}
