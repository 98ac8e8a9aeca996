// The terminal of somebody who leads USDT-margined contracts.
import { PageMessages } from '../../../../messages/page-messages.tsx';
import { LeaderFuturesDesk } from '../../../../copy-trading/leading/leader-futures-desk.tsx';
import { leaderMetadata } from '../../../../copy-trading/leading/leader-metadata.ts';
import type { DeskProps } from '../../../futures/futures-desk.tsx';

export const generateMetadata = leaderMetadata;

export default function TraderFuturesPage(page: DeskProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'contracts', 'desk', 'futures', 'leading', 'positions', 'ticket']}>
      <LeaderFuturesDesk page={page} path="/trader-futures/usdt" />
    </PageMessages>
  );
}
