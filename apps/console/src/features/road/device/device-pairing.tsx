import { listDevices } from '@lumiroute/contract/device'
import type { Device } from '@lumiroute/contract/device'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { Section } from '../../../ui/section.tsx'
import { DeviceFacts } from './device-facts.tsx'
import { PairDevice } from './pair-device.tsx'
import { PlayerAddress } from './player-address.tsx'
import { useRevokeDevice } from './revoke-device.ts'

const lookAgainMs = 5000

function Paired({ device }: { device: Device }) {
  const { t } = useTranslation()
  const { revoke, isPending } = useRevokeDevice(device)
  const action = (
    <Button color="error" variant="outlined" disabled={isPending} onClick={() => void revoke()}>
      {t('device.revoke.button')}
    </Button>
  )
  return (
    <Section title={t('device.state.title')} text={t('device.state.text')} actions={action}>
      <DeviceFacts device={device} />
    </Section>
  )
}

/** Pairing state of a device; empty while the form next to it reports that there is no such device. */
export function DevicePairing({ macAddr }: { macAddr: string }) {
  const { t } = useTranslation()
  const { data } = useRead(listDevices, { macAddr }, { refetchInterval: lookAgainMs })
  const device = data?.deviceList[0]
  if (!device) return null
  if (!device.actions.includes('pair')) return <Paired device={device} />
  return (
    <Section
      title={t('device.pair.title')}
      text={t(device.kind === 'player' ? 'device.pair.text' : 'device.pair.sensorText')}
    >
      {device.kind === 'player' && <PlayerAddress />}
      <PairDevice macAddr={device.macAddr} />
    </Section>
  )
}
