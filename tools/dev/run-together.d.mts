import type { EventEmitter } from 'node:events'
import type { SpawnOptions } from 'node:child_process'

type Program = { name: string; file: string; args: string[]; options?: SpawnOptions }
type Surroundings = { print?: (line: string) => void; signals?: EventEmitter }

export function runTogether(programs: Program[], surroundings?: Surroundings): Promise<number>
