/** The forms of the news, in one chunk. */
export { NewsForm } from './form.tsx'
export { PublishForm } from './publish-form.tsx'
