import { useMutation } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { checkIntervals } from './protection.model.ts'
import { protectionMutations } from './protection.api.ts'
import { useRealityCheckActor } from './reality-check.context.tsx'

/** Interval of the reality check; it cannot be turned off (R-PROT-04). */
export const RealityCheckPanel = ({ minutes }: { minutes: number }) => {
  const t = useT()
  const actor = useRealityCheckActor()
  const changeInterval = useMutation({
    ...protectionMutations.setRealityCheck(),
    onSuccess: () => actor.send({ type: 'check.changed' }),
  })
  return (
    <Disclosure
      title={t('protection.realityCheck.title')}
      value={t('protection.realityCheck.every', { minutes })}
    >
      <p>{t('protection.realityCheck.text')}</p>
      <SelectField
        label={t('protection.realityCheck.field')}
        value={String(minutes)}
        options={checkIntervals.map((value) => ({
          value: String(value),
          name: t('protection.time.minutes', { minutes: value }),
        }))}
        onChange={(chosen) => {
          const chosenMinutes = checkIntervals.find((value) => String(value) === chosen)
          if (chosenMinutes !== undefined) changeInterval.mutate(chosenMinutes)
        }}
      />
    </Disclosure>
  )
}
