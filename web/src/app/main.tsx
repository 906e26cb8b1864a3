import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { queryClient } from '../lib/query.ts'
import { resumeSession } from '../lib/session.ts'
import '../styles/main.css'
import { Shell } from './shell.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

// A transition lets the browser breathe between the parts of the first render, instead of one long task.
startTransition(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  ),
)

void resumeSession()
