import type { CallOf, Endpoint } from '@lumiroute/contract'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { announce } from '../announce.ts'
import { download, isApiError } from './client.ts'
import { offerFile } from '../table/csv.ts'
import { openDownloadSink } from './download-sink.ts'
import { formatBytes } from '../format/format.ts'
import { getFileName, receiveFile } from './receive-file.ts'
import type { Progress } from './receive-file.ts'

type Running = Progress & { cancel: () => void }

/** Downloads outlive the page that started them, so that their progress is still shown after navigation. */
const running = new Map<string, Running>()
const listeners = new Set<() => void>()
const tellMs = 100

function set(key: string, value: Running | undefined) {
  if (value) running.set(key, value)
  else running.delete(key)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Throttled: a fast connection delivers thousands of chunks a second, and each would render the bar. */
function atTimes<T>(work: (value: T) => void): (value: T) => void {
  let last = 0
  return (value) => {
    if (Date.now() - last < tellMs) return
    last = Date.now()
    work(value)
  }
}

async function run<E extends Endpoint>(key: string, endpoint: E, input: CallOf<E>) {
  const { signal, cancel } = cancellable()
  set(key, { bytes: 0, totalBytes: null, cancel })
  const onProgress = atTimes((progress: Progress) => set(key, { ...progress, cancel }))
  try {
    const response = await download(endpoint, input, { signal })
    const name = getFileName(response) ?? 'lumiroute.zip'
    const file = await receiveFile(response, await openDownloadSink(), onProgress)
    offerFile(name, file)
    announce('success', i18next.t('ui.download.done', { name, size: formatBytes(file.size) }))
  } catch (error) {
    if (!signal.aborted)
      announce('error', isApiError(error) ? error.message : i18next.t('ui.download.failed'))
  } finally {
    set(key, undefined)
  }
}

function cancellable() {
  const work = new AbortController()
  return { signal: work.signal, cancel: () => work.abort() }
}

/** Downloads a file; `progress` is undefined while nothing runs. */
export function useDownload<E extends Endpoint>(endpoint: E, input: CallOf<E>) {
  const key = `${endpoint.id} ${JSON.stringify(input)}`
  const now = useSyncExternalStore(subscribe, () => running.get(key))
  const start = () => {
    if (!running.has(key)) void run(key, endpoint, input)
  }
  return { progress: now, start, cancel: () => now?.cancel() }
}
