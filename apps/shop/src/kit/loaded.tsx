import type { ReactNode } from 'react'
import type { Reading } from '../api/use-read.ts'
import { useText } from '../app/app-context.ts'
import { Notice } from './notice.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

type Props<Answer> = {
  reading: Reading<Answer>
  /** For something that does not exist or is over. */
  missing?: { title: string; text: string; action?: ReactNode }
  children: (data: Answer) => ReactNode
}

/** Content that is read: its skeleton, its failure with retry, or itself. */
export function Loaded<Answer>({ reading, missing, children }: Props<Answer>) {
  const t = useText()
  const { data, error, reload } = reading
  if (data !== undefined) return children(data)
  if (!error) return <PageSkeleton />
  if (error.status === 404 && missing)
    return (
      <Notice title={missing.title} text={missing.text}>
        {missing.action}
      </Notice>
    )
  const isOffline = error.code === 'OFFLINE'
  return (
    <Notice
      title={isOffline ? t.shell.noConnection : t.shell.unavailable}
      text={error.message || (isOffline ? t.shell.noConnectionHelp : t.shell.unavailableHelp)}
    >
      <button type="button" className="button" onClick={() => void reload()}>
        {t.shell.retry}
      </button>
    </Notice>
  )
}
