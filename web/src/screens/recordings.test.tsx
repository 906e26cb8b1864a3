import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stopPlaying } from '../shell/player/audio-player.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { anAudio, aVideo, encodedList, queryOf, stubLayout } from '../testing/media.ts'
import { renderLazyScreen } from '../testing/render-screen.tsx'
import ViewAlbums from './view-albums.tsx'

const open = (path: string) => renderLazyScreen(<ViewAlbums />, path)

describe('videos', () => {
  const videos = [aVideo(), aVideo({ id: 'v2', vid: 'v2', name: 'Paper sea.webm', duration: undefined })]
  const answer = (input: unknown) => {
    const { ids } = queryOf(input)
    return encodedList(videos.filter(({ vid }) => !ids || ids.includes(vid)))
  }
  beforeEach(() => stubLayout())
  const player = () => screen.findByRole('dialog', { name: 'Night train' })

  it('are listed with length and size', async () => {
    fakeApi({ get_all_videos: answer })
    await open('/view_albums?tab=video')
    expect(await screen.findByRole('link', { name: 'Night train' })).toBeDefined()
    const texts = screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect(texts).toEqual(['Night train1:08 · 2.4 MB', 'Paper sea2.4 MB'])
    expect(screen.getByRole('tab', { name: 'Video' }).getAttribute('aria-selected')).toBe('true')
  })

  it('open over the list at an address of their own, and closing leads back to the list', async () => {
    fakeApi({ get_all_videos: answer })
    const { user, address, container } = await open('/view_albums?tab=video')
    await user.click(await screen.findByRole('link', { name: 'Night train' }))
    expect(address()).toBe('/view_albums?tab=video&id=v1')
    const video = (await player()).querySelector('video')
    expect([video?.getAttribute('src'), video?.controls, video?.autoplay]).toEqual([
      'https://files.test/v1.mp4',
      true,
      true,
    ])
    await user.click(within(await player()).getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/view_albums?tab=video')
    expect(container.querySelector('video')).toBeNull()
  })

  it('opened by a link wait for a click to start, and can be downloaded and shared', async () => {
    fakeApi({ get_all_videos: answer })
    const { user, address } = await open('/view_albums?tab=video&id=v1')
    expect((await player()).querySelector('video')?.autoplay).toBe(false)
    const download = within(await player()).getByRole('link', { name: 'Download Night train.mp4' })
    expect(download.getAttribute('href')).toBe('/download_media?fid=v1&type=video%2Fmp4')
    await user.click(within(await player()).getByRole('button', { name: 'Share' }))
    const shared = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })
    expect(shared.value).toMatch(/\/view_albums\?tab=video&id=v1$/)
    const dialog = await player()
    await act(async () => fireEvent(dialog, new Event('cancel', { cancelable: true })))
    await waitFor(() => expect(address()).toBe('/view_albums?tab=video'))
  })

  it('that cannot be played say so, and may be tried again or downloaded', async () => {
    fakeApi({ get_all_videos: answer })
    const { user } = await open('/view_albums?tab=video&id=v1')
    fireEvent.error((await player()).querySelector('video') as HTMLVideoElement)
    const failure = within(await player()).getByRole('alert')
    expect(failure.textContent).toContain('We can’t play this video here')
    expect(within(failure).getByRole('link', { name: 'Download' }).getAttribute('href')).toContain('fid=v1')
    await user.click(within(failure).getByRole('button', { name: 'Try again' }))
    expect((await player()).querySelector('video')).not.toBeNull()
  })

  it('play the version that fits player and connection, the original where that fails, and the tallest version where that fails too', async () => {
    const renditions = [360, 720].map((height) => ({
      file: `https://files.test/${height}.mp4`,
      height,
      size: height,
    }))
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
    fakeApi({ get_all_videos: () => encodedList([aVideo({ renditions })]) })
    const { user } = await open('/view_albums?tab=video&id=v1')
    const video = (await player()).querySelector('video') as HTMLVideoElement
    expect(video.getAttribute('src')).toBe('https://files.test/360.mp4')
    // It had played for a while.
    video.currentTime = 12
    fireEvent.error(video)
    expect(video.getAttribute('src')).toBe('https://files.test/v1.mp4')
    video.currentTime = 0
    Object.defineProperty(video, 'videoWidth', { value: 0, configurable: true })
    fireEvent.loadedMetadata(video)
    expect(video.getAttribute('src')).toBe('https://files.test/720.mp4')
    fireEvent.error(video)
    const failure = within(await player()).getByRole('alert')
    await user.click(within(failure).getByRole('button', { name: 'Try again' }))
    expect((await player()).querySelector('video')?.getAttribute('src')).toBe('https://files.test/360.mp4')
  })

  it('continue where they were when a version fails', async () => {
    const renditions = [{ file: 'https://files.test/360.mp4', height: 360, size: 360 }]
    fakeApi({ get_all_videos: () => encodedList([aVideo({ renditions })]) })
    await open('/view_albums?tab=video&id=v1')
    const video = (await player()).querySelector('video') as HTMLVideoElement
    Object.defineProperty(video, 'videoWidth', { value: 640, configurable: true })
    video.currentTime = 12
    fireEvent.error(video)
    video.currentTime = 0
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(12)
  })

  it('whose picture the browser does not know say so instead of being black, others play', async () => {
    fakeApi({ get_all_videos: answer })
    await open('/view_albums?tab=video&id=v1')
    const video = (await player()).querySelector('video') as HTMLVideoElement
    Object.defineProperty(video, 'videoWidth', { value: 640, configurable: true })
    fireEvent.loadedMetadata(video)
    expect(within(await player()).queryByRole('alert')).toBeNull()
    Object.defineProperty(video, 'videoWidth', { value: 0 })
    fireEvent.loadedMetadata(video)
    expect(within(await player()).getByRole('alert').textContent).toContain(
      'Your browser doesn’t support its format.',
    )
  })
})

describe('audios', () => {
  const audios = [
    anAudio(),
    anAudio({
      id: 'a2',
      aid: 'a2',
      name: 'Clockwork.ogg',
      file: 'https://files.test/a2.ogg',
      peaks: undefined,
      duration: undefined,
    }),
  ]
  const answer = (input: unknown) => {
    const { ids, search } = queryOf(input)
    if (search) return encodedList([])
    return encodedList(audios.filter(({ aid }) => !ids || ids.includes(aid)))
  }
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  /** What sounds: the one element the player made. */
  const sounding = () => play.mock.contexts.at(-1) as HTMLAudioElement
  const slider = (title: string) =>
    screen.getByRole<HTMLInputElement>('slider', { name: `Position in ${title}` })
  const press = (name: string) => screen.findByRole('button', { name })

  beforeEach(() => {
    play.mockReset().mockImplementation(function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('playing'))
      return Promise.resolve()
    })
    pause.mockReset().mockImplementation(function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('pause'))
    })
  })

  afterEach(() => act(stopPlaying))

  it('play one at a time, and pause', async () => {
    fakeApi({ get_all_audios: answer })
    const { user } = await open('/view_albums?tab=audio')
    await user.click(await press('Play Slow piano'))
    expect(sounding().src).toBe('https://files.test/a1.mp3')
    await user.click(await press('Play Clockwork'))
    expect(sounding().src).toBe('https://files.test/a2.ogg')
    expect(await press('Play Slow piano')).toBeDefined()
    await user.click(await press('Pause Clockwork'))
    expect(pause).toHaveBeenCalledTimes(1)
    expect(await press('Play Clockwork')).toBeDefined()
  })

  it('tell and take their position by slider and keys', async () => {
    fakeApi({ get_all_audios: answer })
    const { user } = await open('/view_albums?tab=audio')
    await press('Play Slow piano')
    expect(slider('Slow piano').getAttribute('aria-valuetext')).toBe('0:00 of 1:40')
    slider('Slow piano').focus()
    await user.keyboard('{ArrowRight}')
    expect(sounding().currentTime).toBe(5)
    expect(slider('Slow piano').getAttribute('aria-valuetext')).toBe('0:05 of 1:40')
    await user.keyboard('{PageUp}{ArrowLeft}')
    expect(sounding().currentTime).toBe(15)
    for (let times = 0; times < 5; times++) await user.keyboard('{PageDown}')
    expect(sounding().currentTime).toBe(0)
    fireEvent.change(slider('Slow piano'), { target: { value: '62.5' } })
    expect(sounding().currentTime).toBe(62.5)
    expect(screen.getByText(/^1:02 \/ 1:40/)).toBeDefined()
    expect(slider('Clockwork').disabled).toBe(true)
  })

  it('have the length that was measured, whatever the browser guesses, and that of the browser where none was', async () => {
    fakeApi({ get_all_audios: answer })
    const { user } = await open('/view_albums?tab=audio')
    const guess = (seconds: number) =>
      act(async () => {
        Object.defineProperty(sounding(), 'duration', { value: seconds, configurable: true })
        sounding().dispatchEvent(new Event('durationchange'))
      })
    await user.click(await press('Play Slow piano'))
    await guess(55)
    expect(slider('Slow piano').getAttribute('aria-valuetext')).toMatch(/ of 1:40$/)
    await user.click(await press('Play Clockwork'))
    await guess(55)
    expect(slider('Clockwork').getAttribute('aria-valuetext')).toMatch(/ of 0:55$/)
  })

  it('continue during a search, and on another screen', async () => {
    fakeApi({ get_all_audios: answer, get_all_videos: () => encodedList([]) })
    const { user } = await open('/view_albums?tab=audio')
    await user.click(await press('Play Slow piano'))
    await user.type(screen.getByRole('textbox', { name: 'Search recordings' }), 'zzz')
    expect(await screen.findByText('No recordings for “zzz”')).toBeDefined()
    expect(pause).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Show all recordings' }))
    expect(await press('Pause Slow piano')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Video' }))
    await screen.findByText('No videos yet')
    expect(pause).not.toHaveBeenCalled()
    await user.click(screen.getByRole('tab', { name: 'Audio' }))
    expect(await press('Pause Slow piano')).toBeDefined()
  })

  it('that cannot be played say so, and are fetched again when played again', async () => {
    fakeApi({ get_all_audios: answer })
    const { user } = await open('/view_albums?tab=audio')
    await user.click(await press('Play Slow piano'))
    fireEvent.error(sounding())
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t play this recording here')
    await user.click(await press('Play Slow piano'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  const rows = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))

  it('opened by a link are marked in their place, and come into view', async () => {
    fakeApi({ get_all_audios: answer })
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await open('/view_albums?tab=audio&id=a2')
    const linked = await screen.findByRole('article', { name: 'Clockwork', current: true })
    await press('Play Slow piano')
    expect(rows()).toEqual(['Slow piano', 'Clockwork'])
    expect(scrolled.mock.contexts).toContain(linked)
  })

  it('opened by a link come first where the list has not loaded them yet', async () => {
    const isFirst = ({ aid }: { aid: string }) => aid === 'a1'
    fakeApi({
      get_all_audios: (input) =>
        queryOf(input).ids ? answer(input) : encodedList(audios.filter(isFirst), 'c1'),
    })
    await open('/view_albums?tab=audio&id=a2')
    const linked = within(await screen.findByRole('region', { name: 'Opened from a link' }))
    expect(await linked.findByRole('article', { name: 'Clockwork' })).toBeDefined()
    await press('Play Slow piano')
    expect(rows()).toEqual(['Clockwork', 'Slow piano'])
  })
})

it.each(['video', 'audio'])('a %s that does not exist says so', async (tab) => {
  const none = () => encodedList([])
  fakeApi({ get_all_videos: none, get_all_audios: none })
  await open(`/view_albums?tab=${tab}&id=gone`)
  expect(
    await screen.findByText(`We couldn’t find this ${tab === 'audio' ? 'recording' : tab}`),
  ).toBeDefined()
  const all = screen.getByRole('link', { name: /^See all/ })
  expect(all.getAttribute('href')).toBe(`/view_albums?tab=${tab}`)
})

it('the tabs keep no search of each other', async () => {
  const none = () => encodedList([])
  fakeApi({ get_all_albums: none, get_all_videos: none })
  const { user, address } = await open('/view_albums?search=zzz')
  await user.click(await screen.findByRole('tab', { name: 'Video' }))
  await waitFor(() => expect(address()).toBe('/view_albums?tab=video'))
})
