import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '../../generated/brand/brand.ts'
import hand from '../../ui/art/hand.svg'
import { useT } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden, hiddenClass } from '../../ui/visually-hidden.tsx'
import { AgeRule } from '../session/age-rule.tsx'
import { useSession } from '../session/session.context.tsx'
import { isMember } from '../session/session.selectors.ts'
import styles from './hero.module.css'
import { JackpotBanner } from './jackpot-banner.tsx'
import { useJackpot } from './use-jackpot.ts'
import { useMotion } from './use-motion.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons-action.tsx'

type MotionButtonProps = {
  readonly className?: string | undefined
  readonly isMoving: boolean
  readonly onPress: () => void
}

export const MotionButton = ({ className, isMoving, onPress }: MotionButtonProps) => {
  const t = useT()
  return (
    <IconButton
      className={className}
      label={t(isMoving ? 'home.motion.pause' : 'home.motion.play')}
      icon={isMoving ? <PauseIcon /> : <PlayIcon />}
      onClick={onPress}
    />
  )
}

export const WaysIn = ({ className }: { readonly className: string | undefined }) => {
  const t = useT()
  return (
    <p className={className}>
      <Link className={buttonClass({ variant: 'main' })} to="/register">
        {t('shell.join.label')}
      </Link>
      <Link className={buttonClass()} to="/login">
        {t('login.button.submit')}
      </Link>
    </p>
  )
}

const Film = ({ isPlaying }: { isPlaying: boolean }) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    // If the browser refuses to play, the poster stays.
    if (isPlaying) video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [isPlaying])
  return (
    <video
      ref={video}
      className={classNames(styles['video'], 'brand-hero')}
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      muted
      loop
      playsInline
      disablePictureInPicture
    >
      {brand.film.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  )
}

/** Shows the film's first picture until the film plays; on phones it plays on demand. */
const Backdrop = ({ isPlaying }: { isPlaying: boolean }) => {
  const [hasPlayed, setHasPlayed] = useState(false)
  if (isPlaying && !hasPlayed && brand.film.length > 0) setHasPlayed(true)
  return hasPlayed ? (
    <Film isPlaying={isPlaying} />
  ) : (
    <div className={classNames(styles['video'], 'brand-hero')} />
  )
}

/**
 * The site's name, a guest's ways in and the jackpot, before the background video (R-HOME-01, R-HOME-04). Members
 * get the heading alone, and so does the page in a browser whose member may return.
 */
export const Hero = ({ productTag }: { readonly productTag: string }) => {
  const t = useT()
  const isSignedIn = useSession(isMember)
  const { won, hasSource } = useJackpot()
  const { isVideoPlaying, isJackpotRolling, toggle } = useMotion(hasSource)
  return (
    <section className={classNames(styles['hero'], isSignedIn && styles['bare'])}>
      {!isSignedIn && <Backdrop isPlaying={isVideoPlaying} />}
      <div className={styles['words']}>
        <h1
          className={classNames(styles['title'], hiddenClass(isSignedIn ? 'always' : 'returning'))}
        >
          <VisuallyHidden>{productTag}</VisuallyHidden> <span>{t('home.hero.title')}</span>
        </h1>
        {!isSignedIn && (
          <>
            <p className={styles['lead']}>{t('home.hero.lead')}</p>
            <WaysIn className={styles['ways']} />
            <p className={styles['trust']}>
              <Link to="/help">{t('place.help')}</Link>
              <AgeRule />
            </p>
          </>
        )}
      </div>
      {!isSignedIn && (
        <>
          <img className={styles['art']} src={hand} alt="" width="640" height="480" />
          <JackpotBanner won={won} isRolling={isJackpotRolling} leadsToSlots />
          {brand.film.length > 0 || hasSource ? (
            <MotionButton
              className={styles['pause']}
              isMoving={isVideoPlaying || isJackpotRolling}
              onPress={toggle}
            />
          ) : (
            <span className={styles['pause']} hidden />
          )}
        </>
      )}
    </section>
  )
}
