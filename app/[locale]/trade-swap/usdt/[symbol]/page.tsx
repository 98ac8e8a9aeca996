// The terminal of somebody who leads perpetual contracts, by the other address that it has.
import { PageMessages } from '../../../../messages/page-messages.tsx';
import { LeaderFuturesDesk } from '../../../../copy-trading/leading/leader-futures-desk.tsx';
import { leaderMetadata } from '../../../../copy-trading/leading/leader-metadata.ts';
import type { DeskProps } from '../../../futures/futures-desk.tsx';

export const generateMetadata = leaderMetadata;

export default function TradeSwapPage(page: DeskProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'contracts', 'desk', 'futures', 'leading', 'positions', 'ticket']}>
      <LeaderFuturesDesk page={page} path="/trade-swap/usdt" />
    </PageMessages>
  );
}
