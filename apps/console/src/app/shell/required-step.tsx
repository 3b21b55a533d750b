import type { RequiredStep as Step } from '@lumiroute/contract'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { loadTexts } from '../../lib/text.ts'
import { useRequiredStep } from '../../lib/session/session.ts'
import { Waiting } from '../router/guards.tsx'

const RequiredPassword = lazy(async () => {
  const [page] = await Promise.all([
    import('../../features/platform/session/required-password.tsx'),
    loadTexts('start'),
  ])
  return { default: page.RequiredPassword }
})
const RequiredSetUp = lazy(async () => {
  const [page] = await Promise.all([
    import('../../features/platform/second-factor/required-set-up.tsx'),
    loadTexts('security'),
  ])
  return { default: page.RequiredSetUp }
})

/** The page of each step; the server answers nothing else until it is done. */
const pages: Record<Step, ReactNode> = {
  newPassword: <RequiredPassword />,
  secondFactor: <RequiredSetUp />,
}

/** Shows its children once nothing is left to do first. */
export function RequiredStep({ children }: { children: ReactNode }) {
  const step = useRequiredStep()
  if (!step) return children
  return <Suspense fallback={<Waiting />}>{pages[step]}</Suspense>
}
