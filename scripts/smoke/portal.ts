/** The deployed portal as checks reach it: `origin` without a slash at the end. */
export interface Portal {
  origin: string
  fetch: typeof fetch
}

/** One check after a deploy. It answers what is wrong, in words; nothing when all is well. */
export interface Check {
  name: string
  faults(portal: Portal): Promise<string[]>
}

/** What a check found, or that it could not be made. */
export interface Finding {
  name: string
  faults: string[]
}

/** The message of an error and of its cause: `fetch failed` alone does not say why. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** Makes all checks, one after the other; one that throws has found a fault. */
export async function look(portal: Portal, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, faults } of checks) {
    const reported = await faults(portal).catch((error: Error) => [reasonOf(error)])
    findings.push({ name, faults: reported })
  }
  return findings
}

/** A line for a finding, with a further one for each fault. */
export function lineOf({ name, faults }: Finding): string {
  return faults.length === 0 ? `ok    ${name}` : [`FAIL  ${name}`, ...faults].join('\n      ')
}

/**
 * The body of an answer.
 * @throws Error naming the address where it is no JSON object
 */
export async function readJson(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {
    // Said below.
  }
  throw new Error(`${response.status} and no JSON from ${response.url}: ${text.slice(0, 80)}`)
}
