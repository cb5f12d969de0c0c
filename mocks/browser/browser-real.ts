import type { RealBackend } from '../backend.ts'
import type { HybridSettings } from '../control/side-names.ts'
import type { TextStorage } from '../db/storage.ts'
import { REAL, SETTINGS_NAME, UNREACHABLE_HEADER } from './real-path.ts'

const readSettings = (): HybridSettings | null => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_NAME}"]`)
  return meta === null ? null : (JSON.parse(meta.content) as HybridSettings)
}

/** The real backend of `npm run dev` in hybrid mode; undefined: another mode. */
export function findRealBackend(storage: TextStorage): RealBackend | undefined {
  const settings = readSettings()
  if (settings === null) return undefined
  return {
    ...settings,
    storage,
    ask: async (path, init) => {
      const response = await fetch(REAL + path, init)
      const reason = response.headers.get(UNREACHABLE_HEADER)
      if (reason === null) return response
      throw new Error(reason)
    },
  }
}
