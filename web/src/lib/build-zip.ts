/**
 * One zip of files in memory. Media are compressed already, so they are stored uncompressed.
 * @param onPercent called with the progress, 0 to 100
 */
export async function buildZip(
  files: readonly { name: string; content: Blob }[],
  onPercent: (percent: number) => void = () => undefined,
): Promise<Blob> {
  const { default: JSZip } = await import('jszip')
  const zip = new JSZip()
  for (const { name, content } of files) zip.file(name, content, { compression: 'STORE' })
  // Not streamed: many programs cannot read stored files whose size follows their bytes.
  return zip.generateAsync({ type: 'blob' }, ({ percent }) => onPercent(percent))
}
