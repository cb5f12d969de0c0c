import { testGuestPlaces, testMemberPlaces } from '../../support/accessible-places.ts'

for (const size of ['on a phone', 'on a wide page'] as const) {
  testGuestPlaces(size)
  testMemberPlaces(size)
}
