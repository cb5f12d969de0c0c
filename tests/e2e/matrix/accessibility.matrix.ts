import { tellGuestPlaces, tellMemberPlaces } from '../../support/accessible-places.ts'

for (const size of ['on a phone', 'on a wide page'] as const) {
  tellGuestPlaces(size)
  tellMemberPlaces(size)
}
