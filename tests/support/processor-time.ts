import { afterAll, expect } from 'vitest'
import { noteSeconds, ownSeconds } from '../../scripts/checks/processor.ts'

// Set up before the file's own modules are loaded, so that they count.
const before = ownSeconds()

afterAll(() => noteSeconds(expect.getState().testPath ?? '', ownSeconds() - before))
