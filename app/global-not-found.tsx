// Every address that no page has: the whole frame around the word that nothing lives here, written by the server.
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';

import { missingRecordHeader, readMissingRecord } from './addresses/missing-record.ts';
import { NotFoundNotice } from './frame/not-found-notice.tsx';
import { notFoundTitle } from './frame/not-found-title.ts';
import { SiteFrame } from './frame/site-frame.tsx';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export async function generateMetadata(): Promise<Metadata> {
  const [t, missing] = [await getTranslations('pages'), readMissingRecord((await headers()).get(missingRecordHeader))];
  return { title: `${await notFoundTitle(missing)} · ${t('product')}`, robots: { index: false } };
}

export default async function GlobalNotFound() {
  return (
    <SiteFrame locale={await getLocale()}>
      <NotFoundNotice />
    </SiteFrame>
  );
}
