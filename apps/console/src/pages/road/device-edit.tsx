import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { DeviceEditor } from '../../features/road/device/device-editor.tsx'
import { DeviceForm } from '../../features/road/device/device-form.tsx'
import { DevicePairing } from '../../features/road/device/device-pairing.tsx'
import { devicePaths } from '../../features/road/device/device.paths.ts'
import { useGoBack } from '../../lib/go-back.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'

/** Without a MAC address, or with 0, a new device. */
export function DeviceEditPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const onCancel = useGoBack(devicePaths.list)
  const onSaved = () => void navigate(devicePaths.list)
  const given = params.get('macAddr')
  const macAddr = given && given !== '0' ? given : undefined
  const purpose = macAddr ? t('device.form.editPurpose') : t('device.form.createPurpose')
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={macAddr ? t('device.form.editTitle') : t('device.form.createTitle')}
        purpose={purpose}
      />
      <Card>
        {macAddr ? (
          <DeviceEditor key={macAddr} macAddr={macAddr} onSaved={onSaved} onCancel={onCancel} />
        ) : (
          <DeviceForm key="new" onSaved={onSaved} onCancel={onCancel} />
        )}
      </Card>
      <Box sx={{ mt: 2.5 }}>{macAddr && <DevicePairing key={macAddr} macAddr={macAddr} />}</Box>
    </Box>
  )
}
