import { parentPort } from 'node:worker_threads'
import { parseMarkdown } from './markdown.ts'

// A thread of its own (parse-in-worker.ts): the process answers calls while a text is parsed.

parentPort?.on('message', (source: string) => parentPort?.postMessage(parseMarkdown(source)))
parentPort?.postMessage('ready')
