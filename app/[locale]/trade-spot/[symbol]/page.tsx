// The terminal of somebody who leads spot trades: the desk, and beside the order form those who copy.
import { notFound, redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';

import { CopiedPanel } from '#features/copy-trading/lead/copied-panel.tsx';
import { localisedPath } from '#lib/i18n/locales.ts';
import { readInterval } from '../../../exchange/market-answers.ts';
import { copiedOfLeader } from '../../../copy-trading/leading/copied-of-leader.ts';
import { leaderMetadata } from '../../../copy-trading/leading/leader-metadata.ts';
import { PageMessages } from '../../../messages/page-messages.tsx';
import { loadTerminal } from '../../spot/[symbol]/load-terminal.ts';
import { SpotDesk } from '../../spot/spot-desk.tsx';
import { UnansweredPage } from '../../../frame/unanswered-page.tsx';

type Props = { readonly params: Promise<{ symbol: string }>; readonly searchParams: Promise<{ interval?: string }> };

export const generateMetadata = leaderMetadata;

export default async function TradeSpotPage({ params, searchParams }: Props) {
  const { symbol } = await params;
  if (symbol !== symbol.toUpperCase()) redirect(localisedPath(await getLocale(), `/trade-spot/${symbol.toUpperCase()}`));
  const loaded = await loadTerminal(symbol, readInterval((await searchParams).interval));
  if (loaded === null) notFound();
  if (loaded === 'unreachable') return <UnansweredPage />;
  const { market } = loaded;
  const copied = await copiedOfLeader(market.symbolId);
  return (
    <PageMessages namespaces={['terminal', 'chart', 'desk', 'leading', 'spot', 'plans', 'margin', 'ticket']}>
      <SpotDesk loaded={loaded} beside={<CopiedPanel market={market} symbolId={market.symbolId} initial={copied} />} />
    </PageMessages>
  );
}
