// The page's API client, for everything on it.
import { createContext, use } from 'react';

import type { ApiClient } from './create-api-client.ts';

export const ApiClientContext = createContext<ApiClient | null>(null);

export function useApi(): ApiClient {
  const client = use(ApiClientContext);
  if (client === null) throw new Error('no API client around this component');
  return client;
}
