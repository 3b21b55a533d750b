import { getCheckpointMail, setCheckpointMail } from '@lumiroute/contract/transparency-log'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { useAct, useRead } from '../../../lib/api/query.ts'
import { Section } from '../../../ui/section.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'

/** Whether the person gets the checkpoint by mail each day. */
export function CheckpointMailSwitch() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead(getCheckpointMail, {})
  const save = useAct(setCheckpointMail, { invalidate: [getCheckpointMail] })
  const isOn = save.isPending ? save.variables.isOn : data?.isOn
  return (
    <Section title={t('profile.checkpointMail.title')} text={t('profile.checkpointMail.text')}>
      {error && <FailedState text={error.message} onRetry={() => void refetch()} />}
      {!error && isOn === undefined && <LoadingState lines={1} />}
      {isOn !== undefined && (
        <FormControlLabel
          label={t('profile.checkpointMail.label')}
          disabled={save.isPending}
          control={<Switch checked={isOn} onChange={(_event, checked) => save.mutate({ isOn: checked })} />}
        />
      )}
    </Section>
  )
}
