/** The forms of the news, which come together. */
export { NewsForm } from './form.tsx'
export { PublishForm } from './publish-form.tsx'
