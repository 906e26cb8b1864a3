import { ensureTool, onPath } from './system-tool.ts'

/** The path of ffmpeg, which makes clips and sounds for tests. */
export function ensureFfmpeg(): Promise<string> {
  return ensureTool({
    title: 'ffmpeg',
    find: () => onPath('ffmpeg'),
    debianPackage: 'ffmpeg',
    elsewhere: 'brew install ffmpeg (or see https://ffmpeg.org/download.html)',
  })
}
