import { tellFreeForm } from '../../support/free-form-site.ts'

tellFreeForm('report')
