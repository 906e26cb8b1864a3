import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'

/** What runs in production: each was chosen, and another one is a decision (DESIGN §2). */
const production = {
  contract: ['zod'],
  functions: [
    '@google-cloud/firestore',
    '@google-cloud/storage',
    '@simplewebauthn/server',
    'culori',
    'exifreader',
    'firebase-admin',
    'firebase-functions',
    'fractional-indexing',
    'mdast-util-from-markdown',
    'otpauth',
    'sharp',
    'thumbhash',
    'yazl',
    'zod',
  ],
  import: ['@noble/hashes', 'exifreader', 'fast-xml-parser', 'pathe', 'smol-toml', 'turndown', 'yaml', 'zod'],
  web: [
    '@atlaskit/pragmatic-drag-and-drop',
    '@emailjs/browser',
    '@hookform/resolvers',
    '@simplewebauthn/browser',
    '@tanstack/react-query',
    '@zip.js/zip.js',
    'exifreader',
    'firebase',
    'jsqr',
    'jszip',
    'lucide-react',
    'mediabunny',
    'photoswipe',
    'prosemirror-commands',
    'prosemirror-history',
    'prosemirror-inputrules',
    'prosemirror-keymap',
    'prosemirror-model',
    'prosemirror-schema-list',
    'prosemirror-state',
    'prosemirror-view',
    'qr-code-styling',
    'react',
    'react-dom',
    'react-hook-form',
    'react-router',
    'thumbhash',
    'zod',
  ],
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const manifest = (...folder: string[]): Manifest =>
  JSON.parse(readFileSync(inRoot(...folder, 'package.json'), 'utf8'))

interface Locked {
  /** Where it comes from, if not from the registry that npm is set to. */
  resolved?: string
  integrity?: string
  link?: boolean
  /** A development tool's binary for another system than the one that the lock was written on. */
  dev?: boolean
  optional?: boolean
}
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(inRoot('package-lock.json'), 'utf8'),
)

describe('dependencies', () => {
  it.each(Object.entries(production))('of %s in production are these, and no others', (workspace, names) => {
    expect(Object.keys(manifest(workspace).dependencies ?? {}).sort()).toEqual(names)
    expect(manifest().dependencies).toBeUndefined()
  })

  it('are each of one version, and not of a range', () => {
    const all = [manifest(), ...Object.keys(production).map((workspace) => manifest(workspace))]
    const versions = all.flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    )
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('come from the registry, each with a digest of what it is', () => {
    const fetched = Object.entries(packages).filter(
      ([path, { link, dev, optional }]) => path.includes('node_modules/') && !link && !(dev && optional),
    )
    expect(fetched.length).toBeGreaterThan(100)
    const others = fetched.filter(
      ([, { resolved, integrity }]) => resolved !== undefined || !integrity?.startsWith('sha512-'),
    )
    expect(others.map(([path]) => path)).toEqual([])
  })
})
