/** Settings or options with which the program cannot run. The message says what to change. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
