import { useCallback, useState } from 'react'
import { onDemand } from '../on-demand.tsx'
import type { Medium } from './thumbnail.tsx'

const MediumDialog = onDemand(async () => (await import('./medium-dialog.tsx')).MediumDialog)

/** `show` opens a medium large; render `dialog` next to what calls it. */
export function useMedium() {
  const [medium, setMedium] = useState<Medium>()
  const [open, setOpen] = useState(false)
  const show = useCallback((next: Medium) => {
    setMedium(next)
    setOpen(true)
  }, [])
  const dialog = medium && (
    <MediumDialog
      open={open}
      medium={medium}
      onClose={() => setOpen(false)}
      onGone={() => setMedium(undefined)}
    />
  )
  return { show, dialog }
}
