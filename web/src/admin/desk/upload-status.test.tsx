import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { UploadStatus } from './upload-status.tsx'
import { showUpload } from './uploads-underway.ts'

it.each([
  [{ uploaded: 23, isSending: true }, 'Uploading 23 of 24 files'],
  [{ uploaded: 24, isSending: true }, 'Adding 24 files'],
  [{ uploaded: 24, isSending: false }, 'An upload needs your attention'],
])('says of an upload of 24 files with %j: %s', (progress, sentence) => {
  showUpload('audio', { kind: 'audio', fid: undefined, chosen: 24, ...progress })
  renderScreen(<UploadStatus adid="ADM-1001" />)
  expect(screen.getByRole('link', { name: `${sentence} Show` })).toBeDefined()
  showUpload('audio', null)
})
