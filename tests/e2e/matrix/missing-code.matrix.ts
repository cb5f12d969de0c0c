import {
  filesOfHome,
  filesOfScreens,
  tellHomeWithout,
  tellScreenWithout,
} from '../../support/missing-file-stories.ts'

for (const name of filesOfHome) tellHomeWithout(name)
for (const name of filesOfScreens) tellScreenWithout(name)
