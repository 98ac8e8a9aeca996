// One's orders with other people.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { OrdersPage } from '#features/c2c/orders/list/orders-page.tsx';
import { getC2cOrders } from '#lib/contract/calls/v1/c2c/order/list.ts';
import { requireMainAccount, requireUser } from '../../../access/require-user.ts';
import { C2cNav } from '../../../c2c/section-nav.tsx';
import { drawnAt } from '../../../exchange/drawn-at.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';

type Props = { readonly searchParams: Promise<{ readonly tab?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('c2cOrders'))('title'), robots: { index: false } };
}

export default async function Page({ searchParams }: Props) {
  await requireUser();
  await requireMainAccount();
  const t = await getTranslations('c2cOrders');
  const { list } = await (await exchange()).call(getC2cOrders, { open: true, pageSize: 100 });
  return (
    <PageMessages namespaces={['c2cOrders', 'contracts', 'terminal']}>
      <C2cNav current="orders" />
      <div className="page-wide flex flex-1 flex-col gap-4 py-4 md:px-4 md:py-6">
        <div className="flex flex-col gap-1 px-4 md:px-0">
          <h1 className="page-title">{t('title')}</h1>
          <p className="text-sm text-muted">{t('about')}</p>
        </div>
        <OrdersPage
          tab={(await searchParams).tab === 'ended' ? 'ended' : 'open'}
          initialOpen={list}
          drawnMs={await drawnAt()}
          columns={(await cookies()).get('columns')?.value}
        />
      </div>
    </PageMessages>
  );
}
