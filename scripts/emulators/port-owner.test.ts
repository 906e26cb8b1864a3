import { expect, test } from 'vitest'
import { listeningInodes, lsofOwner } from './port-owner.ts'

const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:13BA 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 41234 1 0000 100 0 0 10 0
   1: 0100007F:13BA 0100007F:D2F0 01 00000000:00000000 00:00000000 00000000     0        0 49999 1 0000 20 4 30 10 -1
   2: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 45678 1 0000 100 0 0 10 0`

test('finds the listening socket of a port, not its connections nor other ports', () => {
  expect(listeningInodes(TABLE, 5050)).toEqual(['41234'])
  expect(listeningInodes(TABLE, 9099)).toEqual([])
})

test('reads the first process from lsof', () => {
  expect(lsofOwner('p4711\ncnode\nf12\n')).toEqual({ pid: 4711, command: 'node' })
  expect(lsofOwner('')).toBeUndefined()
})
