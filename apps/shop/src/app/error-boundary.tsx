import { Component, type ReactNode } from 'react'
import { useText } from './app-context.ts'
import { Notice } from '../kit/notice.tsx'

type Props = { children: ReactNode }

/** A page that cannot be shown, for example because its part of the program did not arrive. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const t = useText()
  return (
    <Notice title={t.shell.broken} text={t.shell.brokenHelp}>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t.shell.retry}
      </button>
    </Notice>
  )
}
