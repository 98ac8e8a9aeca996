// The place of a page's API client once a part of the page asks for it. It is small: it stands on every page, and most pages that are only
// read never call.
import { createContext, use } from 'react';

import type { ApiClient, ApiContext } from './create-api-client.ts';

export type ApiPlace = {
  readonly context: ApiContext;
  /** Told when the client is made, perhaps while something is drawn. */
  readonly onMade: () => void;
  /** Made by `apiAt`. */
  client: ApiClient | null;
};

export const ApiPlaceContext = createContext<ApiPlace | null>(null);

/** For parts that load what calls only when it is needed, and hand this to it. */
export function useApiPlace(): ApiPlace {
  const place = use(ApiPlaceContext);
  if (place === null) throw new Error('no API client around this component');
  return place;
}
