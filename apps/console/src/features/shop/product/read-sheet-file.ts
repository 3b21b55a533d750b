/** Text of a CSV file: UTF-8, or Big5 as Excel in Taiwan still writes it. */
export async function readSheetFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('big5').decode(bytes)
  }
}
