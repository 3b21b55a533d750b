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
  /** Parts that the tables were given at run time; exports of before there were any have none. */
  partitions?: Partition[]
}

export type MovedFile = { name: string; sizeBytes: number }
export type Totals = { tables: number; rows: number; files: number }

export type ListFiles = () => AsyncIterable<MovedFile & { open(): Promise<Readable> | Readable }>
export type SaveFile = (name: string, source: Readable) => Promise<unknown>
export type RemoveFile = (name: string) => Promise<unknown>

/** Values travel as PostgreSQL writes them, so both ends must write them in the same manner. */
export const writingManner = `
  set local search_path = public, pg_temp;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;`
