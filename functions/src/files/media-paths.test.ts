import { describe, expect, it } from 'vitest'
import { attachmentOf, originalPath, publicFolder } from './media-paths.ts'

describe('originalPath', () => {
  it('takes its extension from the media type and not from the name', () => {
    expect(originalPath(publicFolder('audios', 'a1'), 'audio/mpeg')).toBe('public/audios/a1/original.mp3')
  })
})

describe('attachmentOf', () => {
  it('leaves a plain name unchanged', () => {
    expect(attachmentOf('harbour.jpg', 'image/jpeg')).toBe("attachment; filename*=UTF-8''harbour.jpg")
  })

  it('has the ending that a name lacks', () => {
    expect(attachmentOf('Symphony No.40', 'audio/mpeg')).toBe(
      "attachment; filename*=UTF-8''Symphony%20No.40.mp3",
    )
  })

  it('encodes all that could end the header or the parameter', () => {
    expect(attachmentOf('a"b;c\r\nd (1)\'é.jpg', 'image/jpeg')).toBe(
      "attachment; filename*=UTF-8''a%22b%3Bc%0D%0Ad%20%281%29%27%C3%A9.jpg",
    )
  })
})
