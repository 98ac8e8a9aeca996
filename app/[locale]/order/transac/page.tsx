// All one's orders, plans and fills, of every market.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { OrdersPage } from '#features/spot/orders/orders-page.tsx';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { requireUser } from '../../../access/require-user.ts';
import { OrderNav } from '../order-nav.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('spot'))('ordersTitle'), robots: { index: false } };
}

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export default async function Page({ searchParams }: Props) {
  const query = Object.entries(await searchParams).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  await requireUser();
  return (
    <PageMessages namespaces={['terminal', 'spot', 'plans', 'margin', 'ticket']}>
      <OrderNav current="spot" />
      <OrdersPage query={new URLSearchParams(query).toString()} columns={(await cookies()).get('columns')?.value} />
    </PageMessages>
  );
}
