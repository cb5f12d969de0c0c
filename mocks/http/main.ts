import { runMock } from './run-mock.ts'

await runMock()
