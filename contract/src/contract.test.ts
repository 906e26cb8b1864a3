import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { Product } from './catalogue/products.schema.ts'
import { Service } from './catalogue/services.schema.ts'
import { Ignored } from './common.schema.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { validRequests } from './testing/requests.ts'

const calls = Object.entries<Endpoint>(contract).map(([name, endpoint]) => {
  const input = endpoint.input
  if (!(input instanceof z.ZodObject)) throw new Error(`the input of ${name} is no object`)
  const request: Record<string, unknown> = { ...validRequests[name as keyof typeof validRequests] }
  const fields: [string, z.core.$ZodType][] = Object.entries(input.shape)
  return { name, input, output: endpoint.output, request, fields }
})

/** Longer than any list or text, and than the 1 MiB of a body; only a photo may be longer. */
const overlong = 'x'.repeat(1024 * 1024 + 1)

describe('every call', () => {
  it('takes its documented fields', () => {
    for (const { name, input, request, fields } of calls) {
      expect(input.safeParse(request).error, name).toBeUndefined()
      const documented = fields.map(([field]) => field)
      expect(
        Object.keys(request).filter((field) => !documented.includes(field)),
        name,
      ).toEqual([])
    }
  })

  it('drops unknown fields and what a prototype would add', () => {
    for (const { name, input, request } of calls) {
      const text = JSON.stringify({ ...request, unknown: 1, constructor: { prototype: { admin: true } } })
      const laden: unknown = JSON.parse(text.replace(/^\{/, '{"__proto__":{"admin":true,"role":"admin"},'))
      const parsed = input.parse(laden)
      expect(Object.keys(parsed), name).not.toContain('unknown')
      expect(Object.hasOwn(parsed, '__proto__'), name).toBe(false)
      expect(Object.hasOwn(parsed, 'constructor'), name).toBe(false)
      expect(Reflect.get(parsed, 'admin'), name).toBeUndefined()
    }
  })

  it('refuses wrong types and overlong texts in every field it believes', () => {
    for (const { name, input, request, fields } of calls)
      for (const [field, schema] of fields) {
        if (schema === Ignored) continue
        for (const wrong of [{}, ['x'], null, Number.NaN])
          expect(input.safeParse({ ...request, [field]: wrong }).success, `${name} ${field}: ${wrong}`).toBe(
            false,
          )
        expect(input.safeParse({ ...request, [field]: overlong }).success, `${name} ${field} overlong`).toBe(
          false,
        )
      }
  })

  it('believes nothing in the fields the caller may not set', () => {
    for (const { name, input, request, fields } of calls)
      for (const [field, schema] of fields) {
        if (schema !== Ignored) continue
        for (const claim of ['x', 7, { $gt: '' }, [1]])
          expect(
            Reflect.get(input.parse({ ...request, [field]: claim }), field),
            `${name} ${field}`,
          ).toBeUndefined()
      }
  })

  it('refuses what is no object', () => {
    for (const { name, input } of calls)
      for (const wrong of [null, 'text', 7, []]) expect(input.safeParse(wrong).success, name).toBe(false)
  })
})

describe('required fields', () => {
  it('do not come from a __proto__ in the body', () => {
    const inProto: unknown = JSON.parse(`{"__proto__":${JSON.stringify(validRequests.signin)}}`)
    expect(contract.signin.input.safeParse(validRequests.signin).success).toBe(true)
    expect(contract.signin.input.safeParse(inProto).success).toBe(false)
  })
})

describe('answers', () => {
  it('list nothing secret, and let nothing unlisted pass', () => {
    for (const { name, output } of calls) {
      const text = JSON.stringify(z.toJSONSchema(output, { io: 'output' }))
      for (const secret of ['pass', 'adps', 'password', 'hash', 'otp', 'alpass'])
        expect(text, name).not.toContain(`"${secret}":`)
      expect(text, name).not.toMatch(/"additionalProperties":(?!false)/)
    }
  })

  it.each([
    ['product', Product.shape.file],
    ['service', Service.shape.link],
  ])('hold no link of a %s that a browser would run', (_, link) => {
    expect(link.safeParse('https://dlm.test/').success).toBe(true)
    expect(link.safeParse('javascript:alert(1)').success).toBe(false)
  })

  it('of a list are at most 50 a page', () => {
    const item = { id: 'a', title: 't', deta: 'd', date: '2025-01-01' }
    const page = (length: number) => contract.get_succ.output.safeParse({ data: Array(length).fill(item) })
    expect(page(50).success).toBe(true)
    expect(page(51).success).toBe(false)
  })
})
