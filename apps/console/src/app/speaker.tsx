import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { speakWith } from '../lib/announce.ts'
import { NoticeProvider, useNotice } from '../ui/notice.tsx'

function Speaker() {
  const notice = useNotice()
  useEffect(() => speakWith(({ kind, text }) => notice[kind](text)), [notice])
  return null
}

/** Snackbars for what is inside, and for what is announced from outside React. */
export function Speaking({ children }: { children?: ReactNode }) {
  return (
    <NoticeProvider>
      <Speaker />
      {children}
    </NoticeProvider>
  )
}
