const two = (figure: number) => String(figure).padStart(2, '0')

/** 0:07, 12:34, 1:02:03. */
export function clockText(ms: number): string {
  const seconds = Math.max(Math.floor(ms / 1000), 0)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
