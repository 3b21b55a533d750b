import { listDevices } from '@lumiroute/contract/device'
import Box from '@mui/material/Box'
import { DeviceForm } from '../../features/road/device/device-form.tsx'
import { DevicePairing } from '../../features/road/device/device-pairing.tsx'
import { devicePaths } from '../../features/road/device/device.paths.ts'
import { defineEditPage } from '../kit/define-edit-page.tsx'

export const DeviceEditPage = defineEditPage({
  noun: 'device',
  list: () => devicePaths.list,
  param: 'macAddr',
  isText: true,
  cardWidth: 640,
  endpoint: listDevices,
  input: (macAddr) => ({ macAddr }),
  thing: ({ deviceList }) => deviceList[0],
  form: (device, control) => <DeviceForm device={device} {...control} />,
  below: (macAddr) => (
    <Box sx={{ mt: 2.5 }}>
      <DevicePairing macAddr={macAddr} />
    </Box>
  ),
})
