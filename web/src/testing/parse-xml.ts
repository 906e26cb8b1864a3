import { XMLParser, XMLValidator } from 'fast-xml-parser'

type Attributes = Record<string, string>

/**
 * The attributes of all elements of a name, in their order, as an XML parser reads them.
 * @throws Error where the text is no XML
 */
export function elementsOf(text: string, name: string): Attributes[] {
  const validity = XMLValidator.validate(text.replace(/^\ufeff/, ''))
  if (validity !== true) throw new Error(`${validity.err.msg} in line ${validity.err.line}`)
  const parser = new XMLParser({
    ...{ ignoreAttributes: false, attributeNamePrefix: '', attributesGroupName: 'attributes' },
    ...{ parseAttributeValue: false, htmlEntities: true, trimValues: false },
  })
  return within(parser.parse(text), name)
}

function within(node: unknown, name: string): Attributes[] {
  if (Array.isArray(node)) return node.flatMap((each) => within(each, name))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const own = key === name ? [value].flat() : []
    const attributes = own.map((each) => (each?.attributes ?? {}) as Attributes)
    return [...attributes, ...within(value, name)]
  })
}
