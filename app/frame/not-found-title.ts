// The words for an address where nothing lives.
import { getTranslations } from 'next-intl/server';

import type { readMissingRecord } from '../addresses/missing-record.ts';

export async function notFoundTitle(missing: ReturnType<typeof readMissingRecord>): Promise<string> {
  if (missing?.kind === 'order') return (await getTranslations('c2cOrders'))('missing');
  return (await getTranslations('pages'))(`notFound.${missing?.kind ?? 'text'}`);
}
