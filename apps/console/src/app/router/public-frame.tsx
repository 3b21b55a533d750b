import { Suspense, lazy } from 'react'
import { Outlet } from 'react-router'
import { useHasNews } from '../../lib/announce.ts'
import { loadTexts } from '../../lib/text.ts'

const Speaking = lazy(async () => {
  const [{ Speaking: component }] = await Promise.all([import('../speaker.tsx'), loadTexts()])
  return { default: component }
})

/** Pages without the shell. The snackbar is loaded once there is something to say. */
export function PublicFrame() {
  const hasNews = useHasNews()
  return (
    <>
      <Outlet />
      {hasNews && (
        <Suspense>
          <Speaking />
        </Suspense>
      )}
    </>
  )
}
