// The user's account as one: how it stands, and in which mode it is.
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { UnifiedPage } from '#features/assets/unified/unified-page.tsx';
import { getMarginTerms } from '#lib/contract/calls/v1/margin/public/terms.ts';
import { getCurrentRate } from '#lib/contract/calls/v1/mix/getCurrentRate.ts';
import { getUnifiedAccount } from '#lib/contract/calls/v1/unified/account/overview.ts';
import { exchange } from '../../../exchange/exchange.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { requireUser } from '../../../access/require-user.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('unified'))('title'), robots: { index: false } };
}

export default async function UnifiedAccountPage() {
  await requireUser();
  const client = await exchange();
  const [account, terms, { rates }] = await Promise.all([
    client.call(getUnifiedAccount, {}),
    client.call(getMarginTerms, {}),
    client.call(getCurrentRate, {}),
  ]);
  return (
    <PageMessages namespaces={['unified']}>
      <UnifiedPage
        account={account}
        collateral={terms.coins.map(({ coin, collateral }) => ({ coin, collateral }))}
        rates={rates}
        locale={await getLocale()}
      />
    </PageMessages>
  );
}
