import CenterFocusStrong from '@mui/icons-material/CenterFocusStrongOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../tooltip.tsx'

/** Back to where the whole route is in sight. */
export function FitButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Tooltip title={t('map.fit')}>
      <IconButton
        aria-label={t('map.fit')}
        onClick={onClick}
        sx={{
          position: 'absolute',
          top: 10,
          right: 10,
          zIndex: 1000,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <CenterFocusStrong />
      </IconButton>
    </Tooltip>
  )
}
