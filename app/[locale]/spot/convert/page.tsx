// Converting coins: open to everybody with the rate of this second; a quote takes an account.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { ConvertPage } from '#features/convert/convert-page.tsx';
import { pairOf, referenceSizeOf } from '#features/convert/convert-pair.ts';
import { getConvertCoins } from '#lib/contract/calls/v1/spot/convert/currencies.ts';
import { getConvertRate } from '#lib/contract/calls/v1/spot/convert/rate.ts';
import { placeExchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { publicPage } from '../../../metadata/public-page.ts';
import { UnansweredPage } from '../../../frame/unanswered-page.tsx';

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

const one = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('convert');
  const words = { title: t('metaTitle'), description: t('metaDescription') };
  return { ...words, ...(await publicPage({ path: '/spot/convert', ...words })) };
}

export default async function Page({ searchParams }: Props) {
  const client = await placeExchange();
  const offered = await client.call(getConvertCoins, {}).catch(() => null);
  if (offered === null) return <UnansweredPage />;
  const query = await searchParams;
  const [fromCoin, toCoin] = [one(query['from']), one(query['to'])];
  const pair = pairOf(offered.coins, fromCoin, toCoin);
  // No rate is no reason for no page: it says why by itself.
  const rate =
    pair === null
      ? null
      : await client
          .call(getConvertRate, { fromCoin: pair.from.coin, toCoin: pair.to.coin, fromCoinSize: referenceSizeOf(pair.from) })
          .catch(() => null);
  return (
    <PageMessages namespaces={['convert', 'terminal']}>
      <ConvertPage
        offered={offered}
        fromCoin={fromCoin}
        toCoin={toCoin}
        firstRate={rate}
        columns={(await cookies()).get('columns')?.value}
      />
    </PageMessages>
  );
}
