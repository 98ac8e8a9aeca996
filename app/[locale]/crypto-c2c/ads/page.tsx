// One's own ads in the marketplace between people.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { adsPerPage, adStateOf } from '#features/c2c/ads/list/ad-states.ts';
import { OwnAds } from '#features/c2c/ads/list/own-ads.tsx';
import { getMyAdverts } from '#lib/contract/calls/v1/c2c/advert/mine.ts';
import { requireUser } from '../../../access/require-user.ts';
import { C2cNav } from '../../../c2c/section-nav.tsx';
import { tradeBar } from '../../../c2c/trade-bar.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';

type Props = { readonly searchParams: Promise<{ state?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('c2cAds'))('title'), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  await requireUser();
  const [bar, client, asked] = await Promise.all([tradeBar(), exchange(), searchParams]);
  const state = adStateOf(asked.state);
  const initial =
    bar === 'mainOnly'
      ? { list: [], nextId: null }
      : await client.call(getMyAdverts, { pageSize: adsPerPage, ...(state === 'all' ? {} : { state }) });
  return (
    <PageMessages namespaces={['c2cAds', 'c2cPayment']}>
      <C2cNav current="ads" />
      <OwnAds firstState={state} initial={initial} bar={bar} />
    </PageMessages>
  );
}
