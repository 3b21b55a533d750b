import type { LoginFailure } from '@lumiroute/contract/member'
import { type ComponentType, createElement, useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.ts'
import { useSession } from '../session/use-session.ts'
import { loadMemberTexts } from '../text/member-texts.ts'

type Layer = ComponentType<{ failure: LoginFailure | null }>

/** As an object, so that a missing kind does not compile; the contract's list would bring all of its schemas along. */
const failures: Record<LoginFailure, true> = {
  denied: true,
  expired: true,
  failed: true,
  disabled: true,
  full: true,
  unavailable: true,
}
const isFailure = (word: string): word is LoginFailure => Object.keys(failures).includes(word)

let taken: LoginFailure | null = null
const noChanges = () => () => undefined

/** Why the login that led here failed; the word does not stay in the address. */
function takeFailure(): LoginFailure | null {
  const [, word = ''] = /^#login=(\w+)$/.exec(location.hash) ?? []
  if (!isFailure(word)) return taken
  history.replaceState(history.state, '', location.pathname + location.search)
  taken = word
  return taken
}

/** Most visitors never sign in, so that what members see comes only when it is needed. */
export function MemberSlot() {
  const { isPreview } = useApp()
  const { kind } = useSession()
  const failure = useSyncExternalStore(noChanges, takeFailure, () => null)
  const [layer, setLayer] = useState<{ show: Layer } | null>(null)
  const isNeeded = !isPreview && (failure !== null || kind === 'in')
  useEffect(() => {
    if (!isNeeded) return
    let isHere = true
    Promise.all([import('./member-layer.tsx'), loadMemberTexts()])
      .then(([{ MemberLayer }]) => isHere && setLayer({ show: MemberLayer }))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [isNeeded])
  return isNeeded && layer ? createElement(layer.show, { failure }) : null
}
