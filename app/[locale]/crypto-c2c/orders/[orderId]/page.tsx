// One order between two people, for either of them.
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

import { OrderPage } from '#features/c2c/orders/order/order-page.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { requireMainAccount, requireUser } from '../../../../access/require-user.ts';
import { loadOrder, loadRemark } from '../../../../c2c/load-order.ts';
import { C2cNav } from '../../../../c2c/section-nav.tsx';
import { drawnAt } from '../../../../exchange/drawn-at.ts';
import { PageMessages } from '../../../../messages/page-messages.tsx';

type Props = { readonly params: Promise<{ readonly orderId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orderId } = await params;
  const t = await getTranslations('c2cOrders');
  await requireUser();
  await requireMainAccount();
  const order = await loadOrder(orderId);
  const title = order === null ? t('title') : t('window', { status: t(`status.${order.state}`), id: isolateLtr(orderId) });
  return { title, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  await requireUser();
  await requireMainAccount();
  const order = await loadOrder((await params).orderId);
  if (order === null) notFound();
  return (
    <PageMessages namespaces={['c2cOrders', 'c2cPayment', 'contracts']}>
      <C2cNav current="orders" />
      <OrderPage initial={order} remark={await loadRemark(order.advertId)} drawnMs={await drawnAt()} />
    </PageMessages>
  );
}
