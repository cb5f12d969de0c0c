import {
  filesOfHome,
  filesOfScreens,
  testHomeWithout,
  testScreenWithout,
} from '../../support/missing-file-stories.ts'

for (const name of filesOfHome) testHomeWithout(name)
for (const name of filesOfScreens) testScreenWithout(name)
