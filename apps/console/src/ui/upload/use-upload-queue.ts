import { useCallback, useEffect, useRef, useState } from 'react'
import type { Upload, Uploaded } from '../../lib/api/upload.ts'

export type UploadJob = {
  id: string
  file: File
  previewUrl: string | undefined
  status: 'waiting' | 'sending' | 'failed'
  share: number
  error?: string
}

export type UploadQueueOptions<Result extends Uploaded> = {
  upload: Upload<Result>
  value: readonly Result[]
  onChange: (value: Result[]) => void
}

const atOnce = 2

function newJob(file: File): UploadJob {
  const previewUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined
  return { id: crypto.randomUUID(), file, previewUrl, status: 'waiting', share: 0 }
}

function release({ previewUrl }: UploadJob) {
  if (previewUrl) URL.revokeObjectURL(previewUrl)
}

export function useUploadQueue<Result extends Uploaded>({
  upload,
  value,
  onChange,
}: UploadQueueOptions<Result>) {
  const [jobs, setJobs] = useState<UploadJob[]>([])
  const [names, setNames] = useState<Record<string, string>>({})
  const running = useRef(new Map<string, AbortController>())
  // Two uploads that end between two renders must both be added.
  const latest = useRef(value)
  useEffect(() => void (latest.current = value), [value])

  const patch = useCallback((id: string, change: Partial<UploadJob>) => {
    setJobs((now) => now.map((job) => (job.id === id ? { ...job, ...change } : job)))
  }, [])
  const drop = useCallback((id: string) => {
    setJobs((now) => {
      now.filter((job) => job.id === id).forEach(release)
      return now.filter((job) => job.id !== id)
    })
  }, [])
  const run = async (job: UploadJob) => {
    const work = new AbortController()
    running.current.set(job.id, work)
    patch(job.id, { status: 'sending', share: 0, error: undefined })
    try {
      const result = await upload(job.file, {
        signal: work.signal,
        onProgress: (share) => patch(job.id, { share }),
      })
      setNames((now) => ({ ...now, [result.uuidName]: job.file.name }))
      latest.current = [...latest.current, result]
      onChange([...latest.current])
      drop(job.id)
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      if (!work.signal.aborted) patch(job.id, { status: 'failed', error: message })
    } finally {
      running.current.delete(job.id)
    }
  }
  useEffect(() => {
    const waiting = jobs.filter(({ id, status }) => status === 'waiting' && !running.current.has(id))
    for (const job of waiting.slice(0, Math.max(0, atOnce - running.current.size))) void run(job)
  })
  useEffect(() => {
    const works = running.current
    return () => works.forEach((work) => work.abort())
  }, [])
  return {
    jobs,
    /** The original file names, before the server's own. */
    names,
    add: (files: readonly File[]) => setJobs((now) => [...now, ...files.map(newJob)]),
    retry: (id: string) => patch(id, { status: 'waiting', share: 0, error: undefined }),
    cancel: (id: string) => {
      running.current.get(id)?.abort()
      drop(id)
    },
    remove: (uuidName: string) => onChange(value.filter((done) => done.uuidName !== uuidName)),
  }
}
