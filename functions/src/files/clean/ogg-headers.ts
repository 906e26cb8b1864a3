/** What a comment may say: which piece it is. */
const descriptiveTags: ReadonlySet<string> = new Set([
  ...['TITLE', 'ARTIST', 'ALBUM', 'ALBUMARTIST', 'PERFORMER', 'COMPOSER', 'TRACKNUMBER', 'TRACKTOTAL'],
  ...['DISCNUMBER', 'DISCTOTAL', 'GENRE', 'DATE', 'YEAR'],
])

/** How the comments of each kind of stream begin: those of FLAC are blocks with a head of four bytes. */
const beforeComments = { vorbis: '\x03vorbis', theora: '\x81theora', opus: 'OpusTags' } as const
const speex = 'Speex   '
const flac = '\x7fFLAC'
/** Numbers of the blocks of a FLAC. */
export const flacBlocks = { description: 0, padding: 1, seekTable: 3, comments: 4 } as const
/** Blocks that a FLAC is played with, and its comments. */
const playedFlacBlocks: ReadonlySet<number> = new Set([
  ...[flacBlocks.description, flacBlocks.seekTable, flacBlocks.comments],
])

const starts = (packet: Buffer, text: string) => packet.toString('latin1', 0, text.length) === text

/**
 * Whether a packet follows the headers.
 * @param first the stream’s first packet, which says what it is
 * @param count how many came before this one
 */
export function isSound(first: Buffer, packet: Buffer, count: number): boolean {
  if (starts(first, flac)) return packet[0] === 0xff
  if (starts(first, '\x01vorbis')) return ((packet[0] ?? 0) & 0x01) === 0
  if (starts(first, '\x80theora')) return ((packet[0] ?? 0) & 0x80) === 0
  if (starts(first, speex)) return count > 1
  return !starts(packet, beforeComments.opus)
}

/** Takes out of a header what does not say which piece it is, without changing its size; whether that changed something. */
export function blankHeader(first: Buffer, packet: Buffer): boolean {
  if (starts(first, flac)) return blankFlacBlock(packet)
  const before = Buffer.from(packet)
  const prefix = Object.values(beforeComments).find((text) => starts(packet, text))
  if (prefix) blankComments(packet, prefix.length)
  else if (starts(first, speex)) blankComments(packet, 0)
  return !packet.equals(before)
}

/**
 * Takes out of a block of a FLAC what does not say which piece it is; a block of another kind becomes padding. Its first bit, which
 * marks the last one, remains.
 * @returns whether that changed something
 */
export function blankFlacBlock(block: Buffer): boolean {
  const before = Buffer.from(block)
  const kind = block.readUInt8(0)
  if ((kind & 0x7f) === flacBlocks.comments) blankComments(block, 4)
  if (!playedFlacBlocks.has(kind & 0x7f)) {
    block.fill(0, 4)
    block.writeUInt8((kind & 0x80) | flacBlocks.padding, 0)
  }
  return !block.equals(before)
}

/** Comments that may not stay become ones without a name, which players pass over. */
function blankComments(packet: Buffer, from: number): void {
  const lengthAt = (at: number) =>
    at + 4 <= packet.length ? packet.readUInt32LE(at) : Number.POSITIVE_INFINITY
  let at = from + 4 + lengthAt(from)
  const count = lengthAt(at)
  at += 4
  for (let comment = 0; comment < count && at + 4 < packet.length; comment++) {
    const end = Math.min(packet.length, at + 4 + lengthAt(at))
    const [name = ''] = packet.toString('latin1', at + 4, Math.min(end, at + 40)).split('=')
    if (end > at + 4 && !descriptiveTags.has(name.toUpperCase()))
      packet.fill(' ', at + 4, end).write('=', at + 4)
    at = end
  }
  // A bit that says that the comments are over, and padding.
  if (at + 1 < packet.length) packet.fill(0, at + 1)
}
