import type { AnswerOf, getConfig } from '@lumiroute/contract'
import { useEffect, useState } from 'react'

export type Config = AnswerOf<typeof getConfig>

const path: `/api${(typeof getConfig)['path']}` = '/api/config'
let asked: Promise<Config | null> | undefined

async function ask(): Promise<Config | null> {
  const response = await fetch(path).catch(() => null)
  if (response?.ok) return (await response.json()) as Config
  asked = undefined
  return null
}

/** What this installation offers. Asked without the contract, whose schemas the sign-in page does not load. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState<Config | null>(null)
  useEffect(() => {
    asked ??= ask()
    void asked.then(setConfig)
  }, [])
  return config
}
