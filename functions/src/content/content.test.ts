import { expectTypeOf, it } from 'vitest'
import type { Changed } from './content.ts'

type Doc = { title: string; location?: string; createdAt: number; views: number }
type Form = { title: string; location?: string; publish: string; photo?: string }

// What a change leaves out would be accepted from the form and never written: the compiler refuses it (`tsc -b`).
it('a change has every field that its form and its document share, and others where it has them', () => {
  type Data = Changed<Doc, Form>
  expectTypeOf<{ title: string; location: string }>().toExtend<Data>()
  expectTypeOf<{ title: string; location: string; createdAt: number }>().toExtend<Data>()
  expectTypeOf<{ title: string }>().not.toExtend<Data>()
})
