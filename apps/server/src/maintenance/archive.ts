import type { Readable } from 'node:stream'
import type { Partition, Sequence, Table } from './catalogue.ts'

export const formatName = 'lumiroute-installation'
export const formatVersion = 1

export type Header = {
  format: string
  version: number
  madeAt: string
  migrations: string[]
  tables: Table[]
  sequences: Sequence[]
  /** Partitions created at run time; absent in exports from before there were any. */
  partitions?: Partition[]
}

export type MovedFile = { name: string; sizeBytes: number }
export type Totals = { tables: number; rows: number; files: number }

export type ListFiles = () => AsyncIterable<MovedFile & { open(): Promise<Readable> | Readable }>
export type SaveFile = (name: string, source: Readable) => Promise<unknown>
export type RemoveFile = (name: string) => Promise<unknown>

/** Values are exported as PostgreSQL prints them, so both sides must use the same format settings. */
export const formatSettings = `
  set local search_path = public, pg_temp;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;`
