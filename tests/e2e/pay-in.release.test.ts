import { payingHere, testPayIn } from '../support/pay-in.ts'
import { test } from '../support/story.ts'

test.use(payingHere)

testPayIn('default', ['계좌 이체', '코인 지갑'])
