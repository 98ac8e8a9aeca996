// All one's orders, plans and fills, of every market.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { OrdersPage } from '#features/spot/orders/orders-page.tsx';
import { PageMessages } from '../../../page-messages.tsx';
import { requireUser } from '../../../require-user.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('spot'))('ordersTitle'), robots: { index: false } };
}

type Props = { readonly searchParams: Promise<{ readonly tab?: string | string[] }> };

export default async function Page({ searchParams }: Props) {
  const { tab } = await searchParams;
  await requireUser('/order/transac');
  return (
    <PageMessages namespaces={['terminal', 'spot', 'plans']}>
      <OrdersPage tab={typeof tab === 'string' ? tab : ''} />
    </PageMessages>
  );
}
