import { sql } from 'drizzle-orm'
import type { Handle } from '../../../db/db.ts'

export const deleteEndedSessions = (db: Handle) =>
  db.execute(
    sql`delete from session where expires_at < now() - interval '30 days' or ended_at < now() - interval '30 days'`,
  )

export const deletePasswordLinks = (db: Handle) =>
  db.execute(sql`delete from password_link where expires_at < now() - interval '1 day'`)

export const deleteSignInFailures = (db: Handle) =>
  db.execute(sql`delete from sign_in_failure where at < now() - interval '1 day'`)

export const deleteSignInProofs = (db: Handle) =>
  db.execute(sql`delete from sign_in_proof where expires_at < now()`)
