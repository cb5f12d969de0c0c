import { useT } from '../../i18n/language.tsx'
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
