/** Until the first player joins, the screen alternates between invitation and playlist. */
export type Invitation = { isShown: boolean; sinceMonoMs: number }

const partMs = 20_000
/** A long film is interrupted at the latest then. */
const longestPlaylistMs = 60_000

export const firstInvitation: Invitation = { isShown: false, sinceMonoMs: -Infinity }
/** After a round the playlist comes first. */
export const afterRound = (monoMs: number): Invitation => ({ isShown: false, sinceMonoMs: monoMs })

/** The playlist's part ends with an item, so that each one that began is shown whole. */
export function stepInvitation(invitation: Invitation, monoMs: number, isItemStart: boolean): Invitation {
  const { isShown, sinceMonoMs } = invitation
  const passedMs = monoMs - sinceMonoMs
  const isOver = passedMs >= partMs && (isShown || isItemStart || passedMs >= longestPlaylistMs)
  return isOver ? { isShown: !isShown, sinceMonoMs: monoMs } : invitation
}
