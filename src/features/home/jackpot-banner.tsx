import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons-action.tsx'
import { RollingNumber } from '../../ui/rolling-number.tsx'
import { JACKPOT_STEP_MS, jackpotAt, jackpotAtFirst } from './jackpot.ts'
import styles from './jackpot-banner.module.css'
import { useMotion } from './use-motion.ts'

const useJackpot = (isRolling: boolean): number => {
  const [figure, setFigure] = useState(jackpotAtFirst)
  useEffect(() => {
    const show = () => setFigure(jackpotAt(Date.now()))
    const showIfSeen = () => {
      if (!document.hidden) show()
    }
    const first = setTimeout(show)
    const next = isRolling ? setInterval(showIfSeen, JACKPOT_STEP_MS) : undefined
    return () => {
      clearTimeout(first)
      clearInterval(next)
    }
  }, [isRolling])
  return figure
}

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

/** The jackpot over the background video; one button pauses all motion (R-HOME-01, R-HOME-04). */
export const JackpotBanner = () => {
  const { formatNumber, t } = useLanguage()
  const { isVideoPlaying, isFigureRolling, toggle } = useMotion()
  const jackpot = formatNumber(useJackpot(isFigureRolling))
  return (
    <section className={styles['banner']} aria-labelledby="jackpot">
      <Backdrop isPlaying={isVideoPlaying} />
      <div className={styles['words']}>
        <h1 className={styles['title']} id="jackpot">
          {t('home.jackpot.title')}
        </h1>
        <p className={styles['figure']}>
          <RollingNumber figure={jackpot} paused={!isFigureRolling} />
          <span className={styles['unit']}>{t('home.jackpot.unit')}</span>
        </p>
        <p className={styles['note']}>{t('home.jackpot.note')}</p>
      </div>
      <IconButton
        className={styles['pause']}
        label={t(isFigureRolling ? 'home.motion.pause' : 'home.motion.play')}
        icon={isFigureRolling ? <PauseIcon /> : <PlayIcon />}
        onClick={toggle}
      />
    </section>
  )
}
