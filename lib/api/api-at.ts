// The API client of a page: made when its first part wants to call, the same for all of them.
import type { ApiPlace } from './api-place.ts';
import { createApiClient, type ApiClient } from './create-api-client.ts';

export function apiAt(place: ApiPlace): ApiClient {
  if (place.client === null) {
    place.client = createApiClient(place.context);
    place.onMade();
  }
  return place.client;
}
