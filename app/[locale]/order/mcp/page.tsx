// All one's orders, plans, fills, fundings and liquidations of a business line of contracts.
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';

import { FuturesPanels } from '#features/futures/panels/futures-panels.tsx';
import { contractLineKeys, contractLines, lineKeyOf } from '#lib/contract/contract-lines.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { requireUser } from '../../../access/require-user.ts';
import { contractsOf } from '../../futures/load-futures.ts';
import { OrderNav } from '../order-nav.tsx';
import { UnansweredPage } from '../../../frame/unanswered-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('pages.orderCentre'))('futuresTitle'), robots: { index: false } };
}

type Props = { readonly searchParams: Promise<{ businessLine?: string | string[] }> };

export default async function Page({ searchParams }: Props) {
  await requireUser();
  const line = lineKeyOf(Number((await searchParams).businessLine)) ?? 'usdt';
  const [market] = await contractsOf(line).catch(() => []);
  if (market === undefined) return <UnansweredPage />;
  const t = await getTranslations('pages.orderCentre');
  const names = await getTranslations('shell.transferFunds.account');
  return (
    <PageMessages namespaces={['terminal', 'positions']}>
      <OrderNav current="futures" />
      <div className="page-wide desk flex flex-1 flex-col pb-4 pt-3 md:px-4 md:pb-8 md:pt-4">
        <h1 className="px-4 pb-3 md:px-0 page-title">{t('futuresTitle')}</h1>
        <nav aria-label={t('lines')} className="flex gap-1 overflow-x-auto px-4 pb-3 md:px-0">
          {contractLineKeys.map((key) => (
            <Link
              key={key}
              href={`/order/mcp?businessLine=${contractLines[key]}`}
              aria-current={key === line ? 'page' : undefined}
              className="inline-flex h-8 shrink-0 items-center rounded-md border border-subtle px-3 text-xs text-muted hover:text-primary aria-[current=page]:border-accent aria-[current=page]:text-primary max-md:h-11"
            >
              {names(key)}
            </Link>
          ))}
        </nav>
        {/* A long list scrolls under its heads, which stay. */}
        <section className="flex min-h-96 flex-col border-y border-subtle bg-surface-1 md:max-h-[calc(100dvh-17rem)] md:rounded-xl md:border">
          <FuturesPanels key={line} market={market} line={line} columns={(await cookies()).get('columns')?.value} standsAlone />
        </section>
      </div>
    </PageMessages>
  );
}
