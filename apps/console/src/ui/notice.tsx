import CheckCircle from '@mui/icons-material/CheckCircle'
import Close from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/Error'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { SnackbarContent, SnackbarProvider, closeSnackbar, useSnackbar } from 'notistack'
import type { CustomContentProps } from 'notistack'
import { useMemo } from 'react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'

export const noticeMs = 3000

type LookProps = CustomContentProps & { ref?: Ref<HTMLDivElement> }

function NoticeLook({ id, message, variant, style, ref }: LookProps) {
  const { t } = useTranslation()
  const isError = variant === 'error'
  const Icon = isError ? ErrorIcon : CheckCircle
  return (
    <SnackbarContent ref={ref} style={style} role={isError ? 'alert' : 'status'}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1.25,
          width: { xs: '100%', sm: 'auto' },
          minWidth: { sm: 280 },
          maxWidth: { sm: 420 },
          py: 1.25,
          pl: 1.5,
          pr: 0.75,
          borderRadius: '10px',
          border: 1,
          borderColor: isError ? 'error.main' : 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontSize: 14,
          lineHeight: '20px',
          boxShadow: '0 8px 24px rgb(11 18 32 / 0.16)',
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 20, color: isError ? 'error.main' : 'success.main' }} />
        <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{message}</Box>
        <IconButton
          size="small"
          aria-label={t('ui.notice.dismiss')}
          onClick={() => closeSnackbar(id)}
          sx={{ width: 24, height: 24, mt: '-2px' }}
        >
          <Close sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
    </SnackbarContent>
  )
}

export function NoticeProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={noticeMs}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ success: NoticeLook, error: NoticeLook }}
    >
      {children}
    </SnackbarProvider>
  )
}

export type Notice = { success: (text?: string) => void; error: (text?: string) => void }

export function useNotice(): Notice {
  const { enqueueSnackbar } = useSnackbar()
  const { t } = useTranslation()
  return useMemo(
    () => ({
      success: (text) => void enqueueSnackbar(text || t('ui.notice.success'), { variant: 'success' }),
      error: (text) => void enqueueSnackbar(text || t('ui.notice.error'), { variant: 'error' }),
    }),
    [enqueueSnackbar, t],
  )
}
