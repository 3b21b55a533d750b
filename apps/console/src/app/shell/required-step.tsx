import type { RequiredStep as Step } from '@lumiroute/contract'
import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadTexts } from '../../lib/text.ts'
import { useRequiredStep } from '../../lib/session/session.ts'
import { Waiting } from '../router/guards.tsx'

/** The page of each step; the server answers nothing else until it is done. */
const pages: Partial<Record<Step, ComponentType>> = {
  newPassword: lazy(async () => {
    const [{ RequiredPassword }] = await Promise.all([
      import('../../features/platform/session/required-password.tsx'),
      loadTexts('start'),
    ])
    return { default: RequiredPassword }
  }),
  secondFactor: lazy(async () => {
    const [{ RequiredSetUp }] = await Promise.all([
      import('../../features/platform/second-factor/required-set-up.tsx'),
      loadTexts('security'),
    ])
    return { default: RequiredSetUp }
  }),
}

/** Shows its children once nothing is left to do first. */
export function RequiredStep({ children }: { children: ReactNode }) {
  const step = useRequiredStep()
  const Page = step && pages[step]
  if (!Page) return children
  return (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  )
}
