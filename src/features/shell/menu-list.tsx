import { menuIcons, placesAboveMenu } from '../../generated/places/drawer.ts'
import { menuPlaces } from '../../generated/places/menu.ts'
import { MemberParts, useT } from '../../i18n/language.tsx'
import { LazyBoundary } from '../../ui/lazy-component.tsx'
import { useSession } from '../session/session.context.tsx'
import { isMember } from '../session/session.selectors.ts'
import { PlaceLink } from './place-link.tsx'
import styles from './place-link.module.css'
import { ThemeChoice } from './theme-choice.tsx'

/** Content of the left drawer (R-NAV-04): for members the search link, then the menu in the order of R-NAV-02. */
export const MenuList = () => {
  const t = useT()
  const isSignedIn = useSession(isMember)
  return (
    <>
      {isSignedIn && (
        <LazyBoundary>
          <MemberParts>
            <div className={styles['list']}>
              {placesAboveMenu.map(({ icon: Sign, ...place }) => (
                <PlaceLink key={place.name} place={place} icon={<Sign />} />
              ))}
            </div>
          </MemberParts>
        </LazyBoundary>
      )}
      <nav aria-label={t('shell.menu.label')}>
        <ul className={styles['list']}>
          {menuPlaces.map((place) => {
            const Sign = menuIcons[place.name]
            return (
              <li key={place.name}>
                <PlaceLink place={place} icon={<Sign />} />
              </li>
            )
          })}
        </ul>
      </nav>
      <ThemeChoice />
    </>
  )
}
