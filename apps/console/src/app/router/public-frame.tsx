import { Suspense, lazy } from 'react'
import { Outlet } from 'react-router'
import { useAnnouncements } from '../../lib/announce.ts'
import { loadTexts } from '../../lib/text.ts'

const Notices = lazy(async () => {
  const [{ Notices: component }] = await Promise.all([import('../../ui/notice.tsx'), loadTexts()])
  return { default: component }
})

/** Pages without the shell. The snackbar loads when first needed. */
export function PublicFrame() {
  const hasNews = useAnnouncements().length > 0
  return (
    <>
      <Outlet />
      {hasNews && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </>
  )
}
