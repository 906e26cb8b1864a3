import { moveToBin } from './bin.ts'
import type { AdminContext, Content } from './content.ts'

/** The handler of a call that deletes an entry into the recycle bin. */
export function deleteHandler(content: Content) {
  return async (context: AdminContext, { id }: { id: string }): Promise<Record<string, never>> => {
    await moveToBin(context, content, id)
    return {}
  }
}
