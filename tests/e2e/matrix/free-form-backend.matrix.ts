import { testFreeForm } from '../../support/free-form-site.ts'

for (const mode of ['report', 'enforce'] as const) testFreeForm(mode)
