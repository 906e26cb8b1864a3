import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiFailure } from './api-failure.ts'
import { trackLoading } from './loading.ts'
import { notifyFailure } from './notify.ts'
import { queryClient } from './query.ts'

/** A module in a chunk of its own, for what few people open. @param name its cache key */
export function lazyModule<Module>(name: string, load: () => Promise<Module>) {
  return queryOptions<Module, ApiFailure, Module, QueryKey>({
    queryKey: ['module', name],
    queryFn: () => trackLoading(load()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Its code was tried for already (late-code.ts); it comes by itself once there is a connection.
    retry: false,
    refetchOnReconnect: true,
  })
}

export type LazyModule<Module> = ReturnType<typeof lazyModule<Module>>

/** Fetches a module before it is needed. */
export function prefetchModule<Module>(wanted: LazyModule<Module>): void {
  void queryClient.prefetchQuery(wanted)
}

/** The module once it is loaded; it is fetched when `isWanted`, and a failure is shown. */
export function useLazyModule<Module>(wanted: LazyModule<Module>, isWanted: boolean): Module | undefined {
  const { data, error } = useQuery({ ...wanted, enabled: isWanted })
  useEffect(() => {
    if (error) notifyFailure(error)
  }, [error])
  return data
}
