import { expect, test } from 'vitest'
import { manifest, manifestLine } from './manifest.ts'

test('a short header stays one line', () => {
  expect(manifestLine('Main-Class', 'Main')).toBe('Main-Class: Main\n')
})

test('a long header wraps at 72 bytes and loses nothing', () => {
  const url = `file:///${'long/'.repeat(60)}emulator.jar`
  const lines = manifestLine('Class-Path', url).trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(72)
  expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(`Class-Path: ${url}`)
})

test('a header of exactly 72 bytes has no empty line after it', () => {
  expect(manifestLine('A', 'x'.repeat(69))).toBe(`A: ${'x'.repeat(69)}\n`)
})

test('a manifest names the class and the jar', () => {
  expect(manifest('Main', 'file:///a.jar')).toBe(
    'Manifest-Version: 1.0\nMain-Class: Main\nClass-Path: file:///a.jar\n',
  )
})
