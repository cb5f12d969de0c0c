/** Invalid settings. The message lists them with the accepted values. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
