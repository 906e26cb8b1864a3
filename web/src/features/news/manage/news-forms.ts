/** The forms of the news, which come together. */
export { NewsForm } from './news-form.tsx'
export { PublishForm } from './publish-form.tsx'
