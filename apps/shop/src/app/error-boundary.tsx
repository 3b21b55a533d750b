import { Component, type ReactNode } from 'react'
import { useText } from './app-context.ts'
import { Notice } from '../kit/notice.tsx'

type Props = { children: ReactNode }
type State = { failure: 'none' | 'broken' | 'notLoaded' }

/** The error that browsers throw when a dynamic import cannot be downloaded. */
const isNotLoaded = (error: unknown) => error instanceof TypeError && /import/i.test(error.message)

/** Catches failed downloads of a page's code and errors in its rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: 'none' }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isNotLoaded(error) ? 'notLoaded' : 'broken' }
  }

  override render() {
    const { failure } = this.state
    return failure === 'none' ? this.props.children : <Failed isNotLoaded={failure === 'notLoaded'} />
  }
}

function Failed({ isNotLoaded }: { isNotLoaded: boolean }) {
  const t = useText()
  return (
    <Notice
      title={isNotLoaded ? t.shell.noConnection : t.shell.broken}
      text={isNotLoaded ? t.shell.noConnectionHelp : t.shell.brokenHelp}
    >
      <button type="button" className="button" onClick={() => location.reload()}>
        {t.shell.retry}
      </button>
    </Notice>
  )
}
