import type { SpawnOptions } from 'node:child_process'

export function runQuietly(file: string, args: string[], options?: SpawnOptions): Promise<void>
export function step(name: string, work: () => Promise<void>): Promise<void>
