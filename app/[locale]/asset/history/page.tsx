// Every movement of one's money.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { MovementPage } from '#features/assets/movements/movement-page.tsx';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { requireUser } from '../../../access/require-user.ts';

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('movements'))('title'), robots: { index: false } };
}

export default async function HistoryPage({ searchParams }: Props) {
  await requireUser();
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const { coins } = await (await exchange()).call(getCoins, {});
  return (
    <PageMessages namespaces={['movements', 'terminal']}>
      <MovementPage
        query={new URLSearchParams(query).toString()}
        coins={coins.map(({ coin, name }) => ({ coin, name }))}
        columns={(await cookies()).get('columns')?.value}
      />
    </PageMessages>
  );
}
