// TextEncoder and TextDecoder are of browsers and of Node alike; the contract's types know neither.
declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string }

/** What is wrong with an encoded text, in the order it is found out. */
export type WireFault = 'odd-length' | 'not-hex' | 'not-utf8' | 'not-json' | 'wrong-shape'

/** The one thing `decodeWire` throws. */
export class WireError extends Error {
  readonly fault: WireFault

  constructor(fault: WireFault, cause?: unknown) {
    super(`encoded text is not valid: ${fault}`, { cause })
    this.name = 'WireError'
    this.fault = fault
  }
}

/** The fixed key both sides share (SPEC §7). It is part of a format and protects nothing (DESIGN §5). */
const key = new TextEncoder().encode('dlm-media-lists')

const hexOfByte = new TextEncoder().encode('0123456789abcdef')

/** Value of a hex digit by its character code, 255 for any other character. */
const valueOfCode = new Uint8Array(128).fill(255)
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16)
  valueOfCode[digit.charCodeAt(0)] = value
  valueOfCode[digit.toUpperCase().charCodeAt(0)] = value
}

function applyKey(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => byte ^ (key[at % key.length] ?? 0))
}

function strictUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

/**
 * Encodes a list or a request as the documented media calls carry it: JSON in UTF-8, XOR with the repeating key, two
 * lower-case hex digits a byte (SPEC §7).
 */
export function encodeWire(value: object): string {
  const bytes = applyKey(new TextEncoder().encode(JSON.stringify(value)))
  const digits = new Uint8Array(2 * bytes.length)
  bytes.forEach((byte, at) => {
    digits[2 * at] = hexOfByte[byte >> 4] ?? 0
    digits[2 * at + 1] = hexOfByte[byte & 15] ?? 0
  })
  return strictUtf8(digits)
}

function bytesOf(hex: string): Uint8Array {
  if (hex.length % 2 !== 0) throw new WireError('odd-length')
  const bytes = new Uint8Array(hex.length / 2)
  for (let at = 0; at < bytes.length; at++) {
    const high = valueOfCode[hex.charCodeAt(2 * at)] ?? 255
    const low = valueOfCode[hex.charCodeAt(2 * at + 1)] ?? 255
    if (high === 255 || low === 255) throw new WireError('not-hex')
    bytes[at] = high * 16 + low
  }
  return bytes
}

function attempt<T>(fault: WireFault, step: () => T): T {
  try {
    return step()
  } catch (cause) {
    throw new WireError(fault, cause)
  }
}

/**
 * Decodes what `encodeWire` made.
 * @param parse checks the decoded value and throws when its shape is wrong, e.g. a schema's `parse`; taking it as a
 *   function excludes zod from the browser's first load.
 * @throws WireError and nothing else; its `cause` is what the step at fault threw.
 */
export function decodeWire<T>(text: string, parse: (value: unknown) => T): T {
  const bytes = applyKey(bytesOf(text))
  const json = attempt('not-utf8', () => strictUtf8(bytes))
  const value: unknown = attempt('not-json', () => JSON.parse(json))
  return attempt('wrong-shape', () => parse(value))
}
