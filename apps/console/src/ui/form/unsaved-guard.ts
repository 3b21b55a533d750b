import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { useConfirm } from '../dialog/use-confirm.tsx'

function useLeaveWarning(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
}

/** Asks before leaving a page with unsaved changes, by a link, by Back or by closing the tab. */
export function useUnsavedGuard(dirty: boolean) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  useLeaveWarning(dirty)
  // A change of the URL's query alone does not leave the page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  const isBlocked = blocker.state === 'blocked'
  const ask = useEffectEvent(async () => {
    const question = {
      title: t('ui.form.unsaved'),
      text: t('ui.form.unsavedText'),
      confirmLabel: t('ui.form.leave'),
      cancelLabel: t('ui.form.stay'),
      destructive: true,
    }
    if (await confirm(question)) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (isBlocked) void ask()
  }, [isBlocked])
}
