import { describe, expect, it } from 'vitest'
import { budgets } from './budgets.ts'
import { evaluate } from './evaluate.ts'
import type { Measurement } from './measurement.ts'
import { auditReport, figure, machineWarning, screenDetails, summary } from './report.ts'
import { aMeasurement, someVitals } from './testing.ts'

function audited(overrides: Partial<Measurement> = {}) {
  const measurement = aMeasurement(overrides)
  return { name: '/home', verdicts: evaluate(budgets, measurement), details: screenDetails(measurement) }
}

const tooHeavy = { script: 127_300, stylesheet: 7_000, font: 50_000, total: 240_000 }

describe('figure', () => {
  it.each([
    [96.42, 'kB', '96.4 kB'],
    [49.6, 'ms', '50 ms'],
    [1.1499, '×', '1.15 ×'],
    [0.00014, '', '0.0001'],
    [0, '', '0'],
    [98.6, '', '99'],
  ] as const)('%d %s is written %s', (value, unit, text) => {
    expect(figure(value, unit)).toBe(text)
  })
})

describe('auditReport', () => {
  it('has a line for every budget, in columns', () => {
    const lines = auditReport(audited()).split('\n')
    expect(lines).toContain('JavaScript, first load       100.0 kB  at most 126.0 kB  ok')
    for (const { name } of budgets) expect(lines.some((line) => line.startsWith(name))).toBe(true)
  })

  it('says by how much a budget is missed', () => {
    const report = auditReport(audited({ applied: someVitals({ score: 90 }) }))
    expect(report).toMatch(/Performance, applied +90 +at least 98 +FAILED by 8/)
  })

  it('names what took points', () => {
    const quality = { accessibility: 100, bestPractices: 100, seo: 92, findings: ['robots.txt is not valid'] }
    expect(auditReport(audited({ quality }))).toContain('Points were taken for: robots.txt is not valid')
  })
})

describe('summary', () => {
  it('names what failed, where and by how much', () => {
    expect(summary([audited(), audited({ firstVisit: tooHeavy })]).split('\n')).toEqual([
      'FAILED  /home  JavaScript, first load: 127.3 kB, at most 126.0 kB allowed (by 1.3 kB)',
      '31 of 32 budgets met.',
    ])
  })
})

describe('machineWarning', () => {
  it('comes when the machine was much slower for a while', () => {
    expect(machineWarning([1200, 1100, 280], [0, 12])).toContain('280 to 1200')
    expect(machineWarning([1200, 1100, 900], [0, 12])).toBeNull()
  })

  it('comes when even the page without a script was blocked', () => {
    expect(machineWarning([1200, 1100], [0, 432])).toContain('blocked 432 ms')
  })
})
