import { type ComponentType, createElement, use } from 'react'
import type { RouteName } from './place.ts'
import { routes } from './routes.ts'

const loaded = new Map<RouteName, ComponentType>()
const loading = new Map<RouteName, Promise<ComponentType>>()

const retryMs = 3_000

/** Before the first rendering, so that it is complete on the server and in the browser. */
export function loadPage(name: RouteName): Promise<ComponentType> {
  const started = loading.get(name) ?? start(name)
  loading.set(name, started)
  return started
}

async function start(name: RouteName): Promise<ComponentType> {
  try {
    const page = await routes[name].load()
    loaded.set(name, page)
    return page
  } catch (error) {
    // Keep the rejected promise for a moment: a new one in every rendering would suspend endlessly.
    setTimeout(() => loading.delete(name), retryMs)
    throw error
  }
}

export function PageOf({ name }: { name: RouteName }) {
  return createElement(loaded.get(name) ?? use(loadPage(name)))
}
