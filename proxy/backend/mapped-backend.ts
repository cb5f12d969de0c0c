import { BackendMapError, readBackendMap } from '../backend-map/read-map.ts'
import { createMappedPort } from '../backend-map/mapped-port.ts'
import type { BackendPort } from '../ports/ports.ts'
import { SettingsError } from '../settings/settings-error.ts'

/**
 * Reads a map once; the result puts it before a backend.
 * @throws SettingsError with a line for each reason why the map cannot be used
 */
export async function loadBackendMap(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<(backend: BackendPort) => BackendPort> {
  try {
    const map = await readBackendMap(file, environment)
    return (backend) => createMappedPort(map, backend)
  } catch (error) {
    if (error instanceof BackendMapError) throw new SettingsError(error.message)
    throw error
  }
}
