/** Whether a film that is open has no picture this browser can show, and would be heard at most: HEVC, for instance. */
export function lacksPicture({ videoWidth }: HTMLVideoElement): boolean {
  return videoWidth === 0
}
