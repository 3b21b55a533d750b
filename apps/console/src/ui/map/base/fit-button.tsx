import CenterFocusStrong from '@mui/icons-material/CenterFocusStrongOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../tooltip.tsx'

/** Shows everything again: the whole route, unless `label` says otherwise. */
export function FitButton({ label, onClick }: { label?: string; onClick: () => void }) {
  const { t } = useTranslation()
  const text = label ?? t('map.fit')
  return (
    <Tooltip title={text}>
      <IconButton
        aria-label={text}
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
