// The page's API client, for everything on it that calls.
import { createContext, use } from 'react';

import { apiAt } from './api-at.ts';
import { ApiPlaceContext } from './api-place.ts';
import type { ApiClient } from './create-api-client.ts';

/**
 * In place of the page's own.
 * @internal
 */
export const ApiClientContext = createContext<ApiClient | null>(null);

export function useApi(): ApiClient {
  const given = use(ApiClientContext);
  const place = use(ApiPlaceContext);
  if (given !== null) return given;
  if (place === null) throw new Error('no API client around this component');
  return apiAt(place);
}
