import { type Answer, expressionValue, type RulesRuntime } from '../support/rules-runtime.ts'
import { NOW } from './personas.ts'
import type { StorageCase } from './storage-cases.ts'

/** The emulator asks about an overwrite as about a create, with the old file as `resource`. */
const METHODS = {
  get: 'get',
  list: 'list',
  create: 'create',
  overwrite: 'create',
  update: 'update',
  delete: 'delete',
}

/** Puts a case to the rules runtime, under a rule set it has loaded. */
export function verifyCase(
  runtime: RulesRuntime,
  { who, operation, path, file }: StorageCase,
  rulesetName: string,
): Promise<Answer> {
  const before =
    operation === 'create' || operation === 'list' ? null : { name: path, contentType: 'image/png', size: 8 }
  const after =
    operation === 'get' || operation === 'list' || operation === 'delete' ? null : { name: path, ...file }
  const auth = who && { uid: who.uid, token: { sub: who.uid, user_id: who.uid, ...who.claims } }
  return runtime.ask('verify', {
    rulesetName,
    service: 'firebase.storage',
    path: `/b/demo-dlm.appspot.com/o/${operation === 'list' ? path.slice(0, path.lastIndexOf('/')) : path}`,
    method: METHODS[operation],
    variables: {
      resource: expressionValue(before),
      request: expressionValue({ auth, time: new Date(NOW), resource: after }),
    },
  })
}
