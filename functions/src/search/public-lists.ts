import type { Picture } from '@dlm/contract/common.schema'
import { mediaTitle } from '@dlm/contract/format/media-title'
import { preview } from '@dlm/contract/format/preview'
import { addressOf, kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { albumContents } from '@dlm/contract/media/album-contents'
import { isOffered } from '@dlm/contract/site/offered'
import { paths } from '@dlm/contract/site/paths'
import type { SearchKind, SearchResult } from '@dlm/contract/site/search.schema'
import type { PublishableKind } from '../kinds/publishable-spec.ts'
import { type AnyPublishable, publishables } from '../kinds/registry.ts'
import { albumList } from '../media/album.repo.ts'
import { openPhotos } from '../media/photo.repo.ts'
import { audioList, videoList } from '../media/recording.repo.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { publicQuestions } from '../questions/question.repo.ts'

/** A result, with the texts it may be found by. */
interface Candidate {
  result: SearchResult
  texts: readonly string[]
}

interface Described {
  title: string
  text?: string | undefined
  picture?: Picture | undefined
  path: string
}

/** A list of one kind. */
interface PublicList extends ListSpec<Candidate> {
  kind: SearchKind
}

/** A list whose entries are results of this kind. */
function found<T extends { id: string }>(
  kind: SearchKind,
  { whole: _, ...list }: ListSpec<T>,
  describe: (entry: T) => Described,
): PublicList {
  return {
    ...list,
    kind,
    parse(document) {
      const entry = list.parse(document)
      const { title, text, picture, path } = describe(entry)
      const result: SearchResult = {
        kind,
        id: entry.id,
        title: preview(title),
        path,
        ...(text && { text: preview(text) }),
        ...(picture && { picture: smallest(picture) }),
      }
      return { result, texts: list.searchable(entry) }
    },
    searchable: ({ texts }) => texts,
  }
}

/** The list of a kind of which one is published and others are drafts. */
function ofPublishable(platform: Platform, kind: PublishableKind): PublicList {
  const { list, result }: AnyPublishable = publishables[kind]
  return found(kind, list(platform), result)
}

/** Results show a picture as large as a thumb. */
function smallest(picture: Picture): Picture {
  const [first, ...others] = picture.sources.toSorted((a, b) => a.width - b.width)
  return { ...picture, sources: first ? [first] : others }
}

/** Code points of a question that are searched for where it is shown: questions have no address of their own. */
const questionSearch = 60

function questionPath(ques: string): string {
  const search = Array.from(ques).slice(0, questionSearch).join('').trim()
  return `${paths.terms}?${new URLSearchParams({ tab: 'faq', search })}`
}

/** The address of the questions, which are no kind of content. */
const questionsAddress = `${paths.terms}?tab=faq`

/** A list of the public entries of each kind, in the order of the search's results. */
export function publicLists(platform: Platform): PublicList[] {
  const questions = publicQuestions(platform)
  const lists = [
    ...kindsWith('hasDrafts').map((kind) => ofPublishable(platform, kind)),
    found('album', albumList(platform), ({ id, name, cover, ...album }) => ({
      title: name,
      picture: cover,
      path: addressOf('album', id),
      text: album.locked ? 'Locked' : albumContents(album),
    })),
    found('photo', openPhotos(platform), ({ id, fid, name, caption, picture }) => ({
      title: mediaTitle(name),
      text: caption,
      picture,
      path: `${addressOf('album', fid)}&photo=${id}`,
    })),
    found('video', videoList(platform), ({ id, name, poster }) => ({
      title: mediaTitle(name),
      picture: poster,
      path: addressOf('video', id),
    })),
    found('audio', audioList(platform), ({ id, name }) => ({
      title: mediaTitle(name),
      path: addressOf('audio', id),
    })),
    // Not by the name of who asked, which results do not show.
    found('question', { ...questions, searchable: ({ ques }) => [ques] }, ({ ques }) => ({
      title: ques,
      path: questionPath(ques),
    })),
  ]
  return lists.filter(({ kind }) => isOffered(kind === 'question' ? questionsAddress : kinds[kind].address))
}
