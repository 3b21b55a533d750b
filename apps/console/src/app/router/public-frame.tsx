import { Suspense, lazy, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useIsNewsWaiting } from '../../lib/announce.ts'
import { loadTexts } from '../../lib/text.ts'

const Speaking = lazy(async () => {
  const [{ Speaking: component }] = await Promise.all([import('../speaker.tsx'), loadTexts()])
  return { default: component }
})

/** Pages without the shell. The snackbar is loaded once there is something to say. */
export function PublicFrame() {
  const isWaiting = useIsNewsWaiting()
  const [isLoud, setLoud] = useState(false)
  useEffect(() => {
    if (isWaiting) setLoud(true)
  }, [isWaiting])
  return (
    <>
      <Outlet />
      {isLoud && (
        <Suspense>
          <Speaking />
        </Suspense>
      )}
    </>
  )
}
