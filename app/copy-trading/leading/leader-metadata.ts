// The metadata of a leader's terminal, which is for nobody else to find.
import 'server-only';

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function leaderMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('leading'))('title'), robots: { index: false } };
}
