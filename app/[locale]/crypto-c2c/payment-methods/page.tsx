// One's own payment methods in the marketplace between people.
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { PaymentMethods } from '#features/c2c/payment/payment-methods.tsx';
import { getPaymentMethods } from '#lib/contract/calls/v1/c2c/payment/method/list.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { requireUser } from '../../../access/require-user.ts';
import { C2cNav } from '../../../c2c/section-nav.tsx';
import { tradeBar } from '../../../c2c/trade-bar.ts';
import { exchange, modeOfSession } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('c2cPayment'))('title'), robots: { index: false } };
}

export default async function Page() {
  await requireUser();
  const bar = await tradeBar();
  const initial = bar === 'mainOnly' ? null : (await (await exchange()).call(getPaymentMethods, {})).list;
  return (
    <PageMessages namespaces={['c2cPayment']}>
      <C2cNav current="payment" />
      <PaymentMethods initial={initial} bar={bar} demo={(await modeOfSession()) === TradingMode.paper} />
    </PageMessages>
  );
}
