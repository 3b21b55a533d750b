import { useEffect, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'

/**
 * Loads a component when it first opens, or earlier by `warm`.
 * Not React.lazy, which would delay it by 300 ms after rendering the placeholder.
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
