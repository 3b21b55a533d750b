import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

export type PrintSheetProps = {
  /** Of the CSS rule `@page`. */
  page: { size: string; margin: string }
  look?: object
  onDone: () => void
  children: ReactNode
}

const buildStyles = (page: PrintSheetProps['page']) => ({
  '@page': page,
  '@media print': {
    'body > :not(.print-sheet)': { display: 'none !important' },
    'html, body': { background: '#fff !important', minHeight: '0 !important', height: 'auto !important' },
  },
  '@media screen': { '.print-sheet': { display: 'none' } },
})

/** A picture that cannot be read must not keep the rest from being printed. */
const loadPictures = (sheet: HTMLElement | null) =>
  Promise.allSettled([...(sheet?.querySelectorAll('img') ?? [])].map((image) => image.decode()))

/** Content for paper only, white in both themes; opens the browser's print dialog once. */
export function PrintSheet({ page, look, onDone, children }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const end = useEffectEvent(onDone)
  useEffect(() => {
    let isGone = false
    const finish = () => end()
    addEventListener('afterprint', finish, { once: true })
    void loadPictures(sheet.current).then(() => isGone || print())
    return () => {
      isGone = true
      removeEventListener('afterprint', finish)
    }
  }, [])
  return createPortal(
    <Box ref={sheet} className="print-sheet" sx={{ color: '#000', bgcolor: '#fff', ...look }}>
      <GlobalStyles styles={buildStyles(page)} />
      {children}
    </Box>,
    document.body,
  )
}
