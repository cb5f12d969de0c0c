/** Settings that a developer may have exported for `npm run dev`, `npm start` or `npm run mock`. */
const exported = [
  'PORT',
  'MOCK_PORT',
  'ADMIN_PORT',
  'HOST',
  'BACKEND_URL',
  'MOCK',
  'REAL',
  'SEED',
  'SCENARIO',
]

/** Tests give their programs every setting themselves. */
export function dropExportedSettings(env: NodeJS.ProcessEnv): void {
  for (const name of exported) Reflect.deleteProperty(env, name)
}
