import type { ReactNode } from 'react'
import { PageSkeleton } from '../kit/page-skeleton.tsx'
import { SignInPrompt } from './sign-in-prompt.tsx'
import { useSession } from './use-session.ts'

type Props = { title: string; text?: string; children: ReactNode }

/** Content for members; everybody else is offered to sign in. */
export function SignedIn({ title, text, children }: Props) {
  const { kind } = useSession()
  if (kind === 'unknown') return <PageSkeleton />
  if (kind === 'out') return <SignInPrompt title={title} {...(text !== undefined && { text })} />
  return children
}
