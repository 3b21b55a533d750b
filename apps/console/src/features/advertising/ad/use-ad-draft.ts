import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AdForm } from '@lumiroute/contract/ad'
import { forgetDraft, keepDraft, readDraft } from '../../../lib/form/draft.ts'
import { session } from '../../../lib/session/session.ts'
import type { AdValues } from './ad-values.ts'

type Form = UseFormReturn<AdValues, unknown, AdForm>
const pauseMs = 400

/** A stream token is a secret and must not be stored in the browser. */
function withoutSecrets({ muxToken: _secret, ...rest }: AdValues): Omit<AdValues, 'muxToken'> {
  return rest
}

/** A draft from an older console version may lack fields or have others. */
function onto(initial: AdValues, draft: Partial<AdValues>): AdValues {
  const known = Object.entries(draft).filter(([name]) => name in initial)
  return { ...initial, ...Object.fromEntries(known), muxToken: initial.muxToken }
}

const sameAs = (one: AdValues, other: AdValues) =>
  JSON.stringify(withoutSecrets(one)) === JSON.stringify(withoutSecrets(other))

function readOffer(key: string, initial: AdValues) {
  const kept = readDraft<AdValues>(key)
  if (!kept) return undefined
  const values = onto(initial, kept.values)
  return sameAs(values, initial) ? undefined : { at: kept.at, values }
}

/** Saves typed values in case the browser closes; leaving the page on purpose deletes them. */
export function useAdDraft(key: string, form: Form, initial: AdValues) {
  const [offer, setOffer] = useState(() => readOffer(key, initial))
  const isChanged = useRef(false)
  const isSaved = useRef(false)
  const forget = useCallback(() => {
    isChanged.current = false
    forgetDraft(key)
  }, [key])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      if (isChanged.current) keepDraft(key, withoutSecrets(form.getValues()))
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        if (isSaved.current) return
        if (sameAs(values, initial)) return isChanged.current ? forget() : undefined
        isChanged.current = true
        timer = setTimeout(keep, pauseMs)
      },
    })
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', keep)
      // Keep the draft if the session expired: the person did not leave on purpose.
      if (isChanged.current && session.token()) forgetDraft(key)
    }
  }, [key, form, initial, forget])

  const restore = () => {
    if (offer) form.reset(offer.values, { keepDefaultValues: true })
    setOffer(undefined)
  }
  const discard = () => {
    forget()
    setOffer(undefined)
  }
  const finish = () => {
    isSaved.current = true
    forget()
  }
  return { offer, restore, discard, finish }
}
