import { ApiError } from '../platform/api-error.ts'

const deepest = 16

/** Whether brackets nest deeper than in any valid request; checked on the text, so that nothing deep is ever built. */
function nestsTooDeep(json: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (isQuoted) {
      if (character === '\\') at++
      else if (character === '"') isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === '{' || character === '[') {
      if (++depth > deepest) return true
    } else if (character === '}' || character === ']') depth--
  }
  return false
}

/**
 * The JSON object of a POST body (SECURITY "Input").
 * @throws ApiError invalid-body
 */
export function readBody(raw: Buffer): object {
  const text = raw.toString('utf8')
  if (nestsTooDeep(text)) throw new ApiError('invalid-body', { msg: 'The request body nests too deep.' })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ApiError('invalid-body')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError('invalid-body')
  return value
}

/** Whether a Content-Type names JSON; parameters such as a charset are allowed. */
export function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
