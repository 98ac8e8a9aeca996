// One of one's own ads, to be edited.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { getMyAdverts } from '#lib/contract/calls/v1/c2c/advert/mine.ts';
import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { requireUser } from '../../../../access/require-user.ts';
import { AdEditorPage } from '../../../../c2c/ad-editor-page.tsx';
import { tradeBar } from '../../../../c2c/trade-bar.ts';
import { exchange } from '../../../../exchange/exchange.ts';
import { PageMessages } from '../../../../messages/page-messages.tsx';

type Props = { readonly params: Promise<{ advertId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('c2cAds'))('form.editTitle'), robots: { index: false } };
}

/** Null: the user has no such ad. */
async function ownAd(advertId: string): Promise<OwnAdvert | null> {
  if (!/^[1-9]\d{0,8}$/.test(advertId)) return null;
  // The list is newest first: the one before the next id is this one, if it is the user's.
  const { list } = await (await exchange()).call(getMyAdverts, { idLessThan: String(Number(advertId) + 1), pageSize: 1 });
  return list.find((ad) => ad.advertId === advertId) ?? null;
}

export default async function Page({ params }: Props) {
  await requireUser();
  const { advertId } = await params;
  const own = (await tradeBar()) === 'mainOnly' ? null : await ownAd(advertId);
  if (own === null) notFound();
  return (
    <PageMessages namespaces={['c2cAds', 'c2cPayment']}>
      <AdEditorPage begin={{ own }} />
    </PageMessages>
  );
}
