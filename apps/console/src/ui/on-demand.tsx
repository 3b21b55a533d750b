import { useEffect, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'

/**
 * A part that is loaded when it is opened for the first time, or before by `warm`.
 * Not React.lazy, which would hold it back for 300 ms after the empty place was drawn.
 */
export function onDemand<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const listeners = new Set<() => void>()
  let part: ComponentType<Props> | undefined
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const warm = async () => {
    part ??= await load()
    listeners.forEach((listener) => listener())
  }
  function OnDemand(props: Props) {
    const { open } = props
    useEffect(() => {
      if (open) void warm()
    }, [open])
    const Part = useSyncExternalStore(subscribe, () => part)
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(OnDemand, { warm })
}
