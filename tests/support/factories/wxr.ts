/** An item of an export of WordPress, as a test describes it. */
export interface FixtureItem {
  id: number
  type?: string
  status?: string
  password?: string
  title?: string
  slug?: string
  text?: string
  date?: string
  dateGmt?: string
  parent?: number
  meta?: Readonly<Record<string, string>>
  comments?: number
  guid?: string
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

function itemXml(item: FixtureItem): string {
  const { id, type = 'post', status = 'publish', password = '', title = `Post ${id}`, text = '' } = item
  const { slug = `post-${id}`, date = '2020-01-02 08:34:05', dateGmt = '2020-01-02 03:04:05' } = item
  const meta = Object.entries(item.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  const comments = Array.from({ length: item.comments ?? 0 }, () => '<wp:comment></wp:comment>')
  return `<item><title>${cdata(title)}</title><link>https://site.test/${slug}/</link>
    <guid isPermaLink="false">${item.guid ?? `https://site.test/?p=${id}`}</guid>
    <content:encoded>${cdata(text)}</content:encoded><wp:post_id>${id}</wp:post_id>
    <wp:post_date>${cdata(date)}</wp:post_date><wp:post_date_gmt>${cdata(dateGmt)}</wp:post_date_gmt>
    <wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status>
    <wp:post_parent>${item.parent ?? 0}</wp:post_parent><wp:post_type>${cdata(type)}</wp:post_type>
    <wp:post_password>${cdata(password)}</wp:post_password>${meta.join('')}${comments.join('')}</item>`
}

/** An export of WordPress with these items, for tests. */
export function aWxr(...items: FixtureItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Sea &amp; Sun</title><link>https://www.site.test</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login>${cdata('asha')}</wp:author_login></wp:author>
<wp:category><wp:cat_name>${cdata('Boats')}</wp:cat_name></wp:category><wp:tag></wp:tag>
${items.map(itemXml).join('\n')}</channel></rss>`
}

/** An attachment of such an export, below its media folder. */
export const anAttachment = (id: number, place: string, more: Partial<FixtureItem> = {}): FixtureItem => ({
  ...{ id, type: 'attachment', status: 'inherit', guid: `https://site.test/wp-content/uploads/${place}` },
  ...more,
  meta: { _wp_attached_file: place, ...more.meta },
})
