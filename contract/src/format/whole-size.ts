import { bytesPerMegabyte } from '../constants.ts'

const megabytesPerGigabyte = 1024

/** A limit as people read it: `60 MB`, `4 GB`. @param bytes whole megabytes, or whole gigabytes above them */
export function wholeSize(bytes: number): string {
  const megabytes = bytes / bytesPerMegabyte
  return megabytes < megabytesPerGigabyte ? `${megabytes} MB` : `${megabytes / megabytesPerGigabyte} GB`
}
