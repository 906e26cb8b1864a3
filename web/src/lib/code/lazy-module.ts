import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiFailure } from '../api/api-failure.ts'
import { queryClient } from '../api/query.ts'
import { notifyFailure } from '../notify.ts'
import { loadCode } from './load-code.ts'
import { trackLoading } from './loading.ts'

/** A module in a chunk of its own, for rarely used code. @param name its cache key */
export function lazyModule<Module>(name: string, load: () => Promise<Module>) {
  return queryOptions<Module, ApiFailure, Module, QueryKey>({
    queryKey: ['module', name],
    queryFn: () => trackLoading(loadCode(load())),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: true,
  })
}

export type LazyModule<Module> = ReturnType<typeof lazyModule<Module>>

/** Fetches a module before it is needed. */
export function prefetchModule<Module>(wanted: LazyModule<Module>): void {
  void queryClient.prefetchQuery(wanted)
}

/**
 * The module once it is loaded; it is fetched when `isWanted`, and a failure is shown.
 * @param onFailed resets `isWanted`: a prefetch that fails again is not reported, and opening it again tries again
 */
export function useLazyModule<Module>(
  wanted: LazyModule<Module>,
  isWanted: boolean,
  onFailed: () => void,
): Module | undefined {
  const { data, error } = useQuery({ ...wanted, enabled: isWanted })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, whatever ends that it is wanted
  useEffect(() => {
    if (!isWanted || !error) return
    notifyFailure(error)
    onFailed()
  }, [isWanted, error])
  return data
}
