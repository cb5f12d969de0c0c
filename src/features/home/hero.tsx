import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import hand from '../../ui/art/hand.svg'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { hiddenClass } from '../../ui/hidden-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons-action.tsx'
import { useSession } from '../session/session.context.tsx'
import { isGuest, isMember } from '../session/session.selectors.ts'
import styles from './hero.module.css'
import { JackpotBanner } from './jackpot-banner.tsx'
import { useJackpot } from './use-jackpot.ts'
import { useMotion } from './use-motion.ts'

const Backdrop = ({ isPlaying }: { isPlaying: boolean }) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    // If the browser refuses to play, the poster stays.
    if (isPlaying) video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [isPlaying])
  return (
    <video
      ref={video}
      className={styles['video']}
      poster="/media/banner-poster.webp"
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      muted
      loop
      playsInline
      disablePictureInPicture
    >
      <source src="/media/banner.webm" type="video/webm" />
      <source src="/media/banner.mp4" type="video/mp4" />
    </video>
  )
}

/** Until the session is known, hidden where a member may return (src/app/mark-returning.ts). */
const WaysIn = () => {
  const t = useT()
  const guest = useSession(isGuest)
  return (
    <p className={classNames(styles['ways'], guest && styles['known'])}>
      <Link className={buttonClass({ variant: 'main' })} to="/register">
        {t('shell.join.label')}
      </Link>
      <Link className={buttonClass()} to="/login">
        {t('login.button.submit')}
      </Link>
    </p>
  )
}

export type HeroProps = {
  readonly productTag: string
  readonly featured: ReactNode
  readonly forMember: ReactNode
}

/** The site's name, a guest's ways in and the jackpot, before the background video (R-HOME-01, R-HOME-04). */
export const Hero = ({ productTag, featured, forMember }: HeroProps) => {
  const t = useT()
  const member = useSession(isMember)
  const { won, hasSource } = useJackpot()
  const { isVideoPlaying, isFigureRolling, toggle } = useMotion(hasSource)
  const isMoving = isVideoPlaying || isFigureRolling
  return (
    <section
      className={classNames(
        styles['hero'],
        member && styles['forMember'],
        !hasSource && styles['quiet'],
      )}
    >
      <Backdrop isPlaying={isVideoPlaying && !member} />
      <div className={styles['words']}>
        <h1 className={classNames(styles['title'], hiddenClass(member ? 'always' : 'returning'))}>
          <span className={styles['brand']}>{productTag}</span> {t('home.hero.title')}
        </h1>
        <p className={styles['lead']}>{t('home.hero.lead')}</p>
        {member ? <p className={styles['ways']}>{forMember}</p> : <WaysIn />}
      </div>
      <div className={styles['art']}>
        <img src={hand} alt="" width="640" height="480" />
        {featured}
      </div>
      <JackpotBanner won={won} isRolling={isFigureRolling} />
      <IconButton
        className={styles['pause']}
        label={t(isMoving ? 'home.motion.pause' : 'home.motion.play')}
        icon={isMoving ? <PauseIcon /> : <PlayIcon />}
        onClick={toggle}
      />
    </section>
  )
}
