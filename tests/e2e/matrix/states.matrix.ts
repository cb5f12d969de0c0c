import { plainStates } from '../../../panel/states/screen-states.ts'
import { shownScreens, testState } from '../../support/state-stories.ts'
import { test } from '../../support/dev-story.ts'

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

for (const screen of shownScreens) for (const name of plainStates) testState(screen, name, 'pseudo')
